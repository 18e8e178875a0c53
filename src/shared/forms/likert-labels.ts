import { type StoreTexts, withDefaultTexts } from '#shared/settings/store-texts.ts'
import type { LikertLabels } from './likert.ts'

/** The labels of rating scales, with defaults for those that the owner left empty. */
export function likertLabels(texts: StoreTexts): LikertLabels {
  const all = withDefaultTexts(texts)
  return [
    all.likertStronglyDisagreeText,
    all.likertDisagreeText,
    all.likertNeutralText,
    all.likertAgreeText,
    all.likertStronglyAgreeText,
  ]
}
