import type { ReplyOf } from '#shared/http/contract.ts'
import type { PageContent } from '../content.ts'
import { isShown } from '../schema.ts'
import type { readDraftCall } from './api.ts'
import type { Conflict } from './conflicts.ts'
import { isSame, type Step } from './steps.ts'
import { stacksOf } from './undo-stacks.ts'

type DraftPage = ReplyOf<typeof readDraftCall>['page']

/** The draft as the server has it. */
export interface ServerDraft {
  readonly page: DraftPage
  readonly content: PageContent
  readonly published: PageContent
  readonly sequence: number
  /** The user's last steps, oldest first. */
  readonly steps: readonly Step[]
}

export type SendOutcome =
  | { readonly kind: 'taken'; readonly sequence: number; readonly hasMoved: boolean }
  /** Someone else has changed the same thing. */
  | { readonly kind: 'moved' }
  /** A step does not fit the page. */
  | { readonly kind: 'refused' }
  /** The server was not reached; the steps are sent again. */
  | { readonly kind: 'away' }

export interface StepLogServer {
  send(after: number, steps: readonly Step[]): Promise<SendOutcome>
  read(): Promise<ServerDraft | null>
  /** Steps of this user are not in the draft, because they do not fit the page. */
  onLost(labels: readonly string[]): void
}

export interface StepLogState {
  /** The page's settings, as they were when the draft was read last. */
  readonly page: DraftPage
  readonly content: PageContent
  readonly published: PageContent
  readonly sequence: number
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  readonly saving: 'saved' | 'saving' | 'away'
  /** What someone else has changed as well: the owner says which one stays. Null when there is no such thing. */
  readonly conflict: Conflict | null
  /** Whether the draft differs from what is published. */
  readonly hasChanges: boolean
  /** Whether the page is shown as it is here. */
  readonly isPublished: boolean
}

/** What screens show of a log. `own`: the user's steps, oldest first, with those that are not sent yet. */
export function describeLog({
  base,
  content,
  own,
  saving,
  conflict,
}: Pick<StepLogState, 'content' | 'saving' | 'conflict'> & {
  readonly base: ServerDraft
  readonly own: readonly Step[]
}): StepLogState {
  const { done, undone } = stacksOf(own)
  const hasChanges = !isSame(content, base.published)
  return {
    page: base.page,
    content,
    published: base.published,
    sequence: base.sequence,
    undoLabel: done.at(-1)?.label ?? null,
    redoLabel: undone.at(-1)?.step.label ?? null,
    saving,
    conflict,
    hasChanges,
    isPublished: !hasChanges && isShown(base.page),
  }
}
