/// The version of Martlet, as `--version` prints it.
package enum MartletVersion {
    package static let current = "0.1.0"
}
