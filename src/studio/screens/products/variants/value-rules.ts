import { smallestCents } from '#shared/money/money.ts'
import { type DraftVariant, newVariant, type ProductDraft } from '../draft.ts'

type Choices = Pick<ProductDraft, 'options' | 'variants'>
/** Writes an amount in hundredths, as customers choose it. */
type Money = (cents: number) => string

const OPTION = 'Value'

/** The values of a new gift card, in units of the currency. */
const FIRST_VALUES = [25, 50, 100]

/** Whether the values can be edited as a list of amounts: a gift card that was imported may have several options. */
export const isListOfValues = ({ options }: Pick<ProductDraft, 'options'>): boolean => options.length <= 1

/** A product's variants as values of a gift card, each named by its amount. One value needs no option. */
export function withValues({ options, variants }: Choices, money: Money): Choices {
  if (variants.length === 1) return { options: [], variants: [{ ...variants[0]!, attributes: {} }] }
  const option = options[0] ?? { name: OPTION, display: 'radio' as const }
  return {
    options: [option],
    variants: variants.map((variant) => ({ ...variant, attributes: { [option.name]: nameOf(variant, money) } })),
  }
}

// An amount that cannot be read is not a number until it is corrected.
const nameOf = ({ priceCents }: DraftVariant, money: Money): string =>
  Number.isFinite(priceCents) ? money(priceCents) : ''

/** The first values of a product that becomes a gift card; one with prices keeps them. */
export function firstValues(product: Choices, currency: string, money: Money): Choices {
  const isNew = product.options.length === 0 && product.variants.every(({ priceCents }) => priceCents === 0)
  if (!isNew) return { options: product.options, variants: product.variants }
  // The units of some currencies are worth little: 2,500 yen and not 25.
  const unit = smallestCents(currency) === 1 ? 100 : 10_000
  const [first] = product.variants
  const variants = FIRST_VALUES.map((value, index): DraftVariant => {
    const base = index === 0 && first ? first : newVariant({})
    return { ...base, priceCents: value * unit }
  })
  return withValues({ options: [], variants }, money)
}
