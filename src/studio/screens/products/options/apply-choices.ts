import type { Result } from '#shared/http/failure.ts'
import type { DraftVariant } from '../draft.ts'
import type { Choices } from './option-rules.ts'

/** Takes a change of the options; `place` names what changes, for undo. */
export type ApplyChoices = (place: string, next: Choices<DraftVariant> | Result<Choices<DraftVariant>>) => void
