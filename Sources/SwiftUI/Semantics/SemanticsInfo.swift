import Foundation

/// What accessibility and tests know of one element.
package struct SemanticsInfo: Equatable {
    package enum Role: String, Equatable { case group, text, image, button }
    package var role: Role
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden = false
    package var isHeader = false
    package var isSelected = false
    package var isEnabled = true

    package init(role: Role, label: String? = nil) {
        self.role = role
        self.label = label
    }
}
