import type { Operation } from '../draft/steps.ts'

/** Something on a page that its visitors would stumble over: where it is, and what to do about it. */
export interface Fault {
  /** The same as long as it is the same fault. */
  readonly key: string
  /** The block that has it. */
  readonly blockId: string
  /** What is wrong, and what to do, in a sentence or two. */
  readonly words: string
  /** What a button does about it; absent where only the owner knows what is right. */
  readonly fix?: { readonly label: string; readonly operations: readonly Operation[] }
}
