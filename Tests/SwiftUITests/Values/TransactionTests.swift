import Foundation
import Testing

@testable import SwiftUI

private struct Tag: TransactionKey { static let defaultValue = "none" }

extension Transaction {
    fileprivate var tag: String {
        get { self[Tag.self] }
        set { self[Tag.self] = newValue }
    }
}

@Suite struct TransactionTests {
    @Test func animationIsCurrentInsideOnly() throws {
        #expect(Transaction.current.isEmpty)
        let result = withAnimation(.linear) { () -> Int in
            #expect(Transaction.current.animation == .linear)
            withAnimation(nil) { #expect(Transaction.current.animation == nil) }
            #expect(Transaction.current.animation == .linear)
            return 3
        }
        #expect(result == 3)
        #expect(Transaction.current.isEmpty)
        struct Stop: Error {}
        #expect(throws: Stop.self) { try withAnimation { throw Stop() } }
        #expect(Transaction.current.isEmpty)
    }

    @Test func keysAndKeyPaths() {
        withTransaction(\.tag, "outer") {
            #expect(Transaction.current.tag == "outer")
            withTransaction(\.disablesAnimations, true) {
                #expect(Transaction.current.tag == "outer")
                #expect(Transaction.current.effectiveAnimation == nil)
            }
        }
        #expect(Transaction.current.tag == "none")
        var transaction = Transaction(animation: .easeIn)
        #expect(transaction.effectiveAnimation == .easeIn)
        transaction.disablesAnimations = true
        #expect(transaction.effectiveAnimation == nil)
    }

    @Test func threadsHaveTheirOwn() {
        withAnimation(.linear) {
            let done = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var isEmptyElsewhere = false
            Thread.detachNewThread {
                isEmptyElsewhere = Transaction.current.isEmpty
                done.signal()
            }
            done.wait()
            #expect(isEmptyElsewhere)
        }
    }

    @MainActor @Test func completionWaitsForAnimations() {
        var count = 0
        var transaction = Transaction()
        transaction.addAnimationCompletion { count += 1 }
        let completion = transaction.completions[0]
        completion.animationStarted()
        completion.animationStarted()
        completion.updateEnded()
        completion.animationEnded()
        #expect(count == 0)
        completion.animationEnded()
        completion.updateEnded()
        #expect(count == 1)
    }

    @MainActor @Test func completionComesAtOnceWithoutAnimations() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            withAnimation(.linear(duration: 1)) {
            } completion: {
                done.resume()
            }
        }
    }
}
