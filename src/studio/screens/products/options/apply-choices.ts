import type { Result } from '#shared/http/failure.ts'
import type { DraftVariant } from '../draft.ts'
import type { Choices } from './option-rules.ts'

/** Applies a change of the options; `place` is the changed part, for undo. */
export type ApplyChoices = (place: string, next: Choices<DraftVariant> | Result<Choices<DraftVariant>>) => void
