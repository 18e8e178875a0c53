import type { Choices } from '#shared/products/variants.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { PurchaseVariant } from './model.ts'

/**
 * The picture that all remaining variants share, so that a glaze is shown before a size is chosen. Null without a
 * choice or when the variants differ.
 */
export function pictureForChoices(
  variants: readonly Pick<PurchaseVariant, 'attributes' | 'pictureId'>[],
  choices: Choices,
): string | null {
  const chosen = Object.entries(choices).filter(([, value]) => value)
  if (chosen.length === 0) return null
  const possible = variants.filter(({ attributes }) =>
    chosen.every(([name, value]) => ownValue(attributes, name) === value),
  )
  const pictures = new Set(possible.map((variant) => variant.pictureId))
  return pictures.size === 1 ? (possible[0]?.pictureId ?? null) : null
}
