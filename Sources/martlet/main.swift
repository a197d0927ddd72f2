import Foundation

exit(MartletCommand.run(arguments: Array(CommandLine.arguments.dropFirst())))
