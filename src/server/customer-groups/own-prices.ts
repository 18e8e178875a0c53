import { categoriesOfProducts } from '#server/discounts/categories-of-products.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { MOST_ASKED } from '#shared/customer-groups/paths.ts'
import { type PriceStep, priceSteps } from '#shared/customer-groups/price-steps.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { ownPricesTexts as texts } from '#storefront/products/own-prices/texts.ts'
import { type BuyerGroup, fixedPricesOf } from './group-of-buyer.ts'

/** The price of a product for a buyer, as text. */
interface OwnPrice {
  readonly itemId: string
  readonly words: string
  readonly steps: string[]
}

/** The prices of a group for products of a page. Products that cost what they cost everyone are left out. */
export async function ownPricesOf(scope: Scope, group: BuyerGroup, itemIds: readonly string[]): Promise<OwnPrice[]> {
  const asked = [...new Set(itemIds)].slice(0, MOST_ASKED)
  if (asked.length === 0) return []
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', asked)
    .execute()
  const ids = rows.map(({ id }) => id)
  const variants = (await readVariantsForCart(scope, ids)).filter(({ isVisible }) => isVisible)
  const fixed = await fixedPricesOf(scope, group.id, ids)
  const categories =
    group.categories.length > 0 ? await categoriesOfProducts(scope, asked) : new Map<string, string[]>()
  const settings = await scope.settings()
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  const found: OwnPrice[] = []
  for (const [itemId, own] of Map.groupBy(variants, ({ productId }) => productId)) {
    const facts = { currency: settings.currency, fixed, categoryIds: categories.get(itemId) ?? [] }
    const [first, ...more] = priceSteps(own, { ...facts, list: group })
    const ofAll = priceSteps(own, { ...facts, list: null, fixed: new Map() })
    const isSame = JSON.stringify([first, ...more]) === JSON.stringify(ofAll)
    if (!first || isSame || own.every((variant) => unitPriceCents(variant) === 0)) continue
    found.push({ itemId, words: priceWords(first, money), steps: more.map((step) => stepWords(step, money)) })
  }
  return found
}

type Money = (cents: number) => string

const priceWords = ({ leastCents, mostCents }: PriceStep, money: Money): string =>
  leastCents < mostCents ? texts.fromPrice(money(leastCents)) : texts.price(money(leastCents))

const stepWords = ({ from, leastCents, mostCents }: PriceStep, money: Money): string =>
  leastCents < mostCents ? texts.fromStep(from, money(leastCents)) : texts.step(from, money(leastCents))
