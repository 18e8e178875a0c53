import { formatMoney } from '#shared/money/format.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Variant } from '#shared/products/schema.ts'
import { unitPriceOf } from '#shared/unit-prices/rules.ts'
import { units } from '#shared/unit-prices/units.ts'
import { contentOf, quantityText, readQuantity } from '#shared/unit-prices/words.ts'
import { unitPriceWords } from '#storefront/products/unit-price-words.ts'
import type { SheetColumn } from '#studio/kit/sheet/columns.ts'
import type { MoneyStyle } from './variant-columns.ts'

type WithContent = Pick<Variant, 'content'>

/** What a variant contains. The first content gets the usual unit of its unit price. */
export function contentColumn<Row extends WithContent>(): SheetColumn<Row> {
  return {
    id: 'content',
    title: 'Content',
    width: 96,
    align: 'end',
    hint: 'Enter an amount and a unit, like 250 g, 0.75 l or 6 items.',
    text: ({ content }) => (content ? quantityText(content) : ''),
    write(row, text) {
      const { content, ...rest } = row
      if (text.trim() === '') return rest as Row
      const contained = readQuantity(text)
      return contained && { ...row, content: contentOf(contained, content?.per) }
    },
  }
}

/** The quantity that the unit price is for. */
export function contentPerColumn<Row extends WithContent>(): SheetColumn<Row> {
  return {
    id: 'content-per',
    title: 'Unit price per',
    width: 112,
    align: 'end',
    hint: 'Enter an amount and a unit of the same kind as the content, like 100 g or 1 l.',
    text: ({ content }) => (content ? quantityText(content.per) : ''),
    write(row, text) {
      const { content } = row
      if (text.trim() === '') return content ? { ...row, content: contentOf(content, null) } : row
      const per = readQuantity(text)
      if (!content || !per || units[per.unit].kind !== units[content.unit].kind) return null
      return { ...row, content: contentOf(content, per) }
    },
  }
}

/** What customers see of a content; null without one. */
export function unitPriceShown(
  variant: Pick<Variant, 'content' | 'priceCents' | 'salePriceCents' | 'onSale'>,
  { currency, locale }: MoneyStyle,
): string | null {
  if (!variant.content) return null
  const price = unitPriceOf(unitPriceCents(variant), variant.content, currency)
  if (!price) return 'Customers see no unit price: it’s the price itself, or too small to show.'
  return `Customers see ${unitPriceWords(price, (cents) => formatMoney(cents, currency, { locale }))}.`
}
