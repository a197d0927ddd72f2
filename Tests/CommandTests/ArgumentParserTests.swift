import Testing
import martlet
