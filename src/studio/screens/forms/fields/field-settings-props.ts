import type { FormField } from '#shared/forms/field-schema.ts'

/** What every part of a field's settings gets. */
export interface FieldSettingsProps {
  readonly field: FormField
  readonly fields: readonly FormField[]
  /** What kept the form from being saved; null where all is well. */
  readonly problem: string | null
  /** `place` names what changes, for undo. */
  readonly change: (place: string, changes: object) => void
}
