import type { LikertLabels } from '#shared/forms/likert.ts'
import type { FormContent } from '#shared/forms/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { likertLabels } from '#shared/settings/store-texts.ts'

/** The words that a form's rating scales are drawn with; null for forms without one, whose pages need not carry them. */
export const labelsOfForm = (
  { fields }: Pick<FormContent, 'fields'>,
  { texts }: Pick<StoreSettings, 'texts'>,
): LikertLabels | null => (fields.some(({ type }) => type === 'likert') ? likertLabels(texts) : null)
