import type { FormField } from '#shared/forms/field-schema.ts'

/** Props of every part of a field's settings. */
export interface FieldSettingsProps {
  readonly field: FormField
  readonly fields: readonly FormField[]
  /** The error that prevented saving; null without one. */
  readonly problem: string | null
  /** `place` is the changed setting, for undo. */
  readonly change: (place: string, changes: object) => void
}
