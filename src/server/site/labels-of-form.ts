import type { LikertLabels } from '#shared/forms/likert.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import type { FormContent } from '#shared/forms/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** The labels of a form's rating scales; null for forms without one, whose pages do not need them. */
export const labelsOfForm = (
  { fields }: Pick<FormContent, 'fields'>,
  { texts }: Pick<StoreSettings, 'texts'>,
): LikertLabels | null => (fields.some(({ type }) => type === 'likert') ? likertLabels(texts) : null)
