import type { CartEntry } from '#shared/cart/schema.ts'
import { UnitPrice } from './price.tsx'
import { unitPriceWords } from './unit-price-words.ts'

interface ContentPriceProps {
  readonly entry: Pick<CartEntry, 'contentPrice'>
  readonly money: (cents: number) => string
}

/** The unit price of a line, where its item has a content. */
export const ContentPrice = ({ entry: { contentPrice }, money }: ContentPriceProps) =>
  contentPrice && <UnitPrice words={unitPriceWords(contentPrice, money)} />
