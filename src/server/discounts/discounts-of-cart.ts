import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { requiresShipping } from '#shared/cart/rules.ts'
import type { ShoppingCart, StoredCart } from '#shared/cart/schema.ts'
import type { Totals } from '#shared/cart/totals.ts'
import { formatDate } from '#shared/dates/format.ts'
import { discountIn } from '#shared/discounts/discount-in.ts'
import { discountLineOf } from '#shared/discounts/lines.ts'
import { type DiscountRefusal, normalizeCode, refusalOf } from '#shared/discounts/rules.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Location } from '#shared/settings/places.ts'
import { conversionOf } from '#shared/settings/settings-in.ts'
import { categoriesOfProducts } from './categories-of-products.ts'
import { customerFacts } from './claim-discounts.ts'
import { findAutomatic, findByCodes } from './discount-store.ts'

/** The lines of a cart that count, with their products. */
type DiscountedLines = readonly {
  readonly entry: { readonly quantity: number }
  readonly variant: CartVariant
}[]

/** The discounts that apply to a cart, before the best of them are chosen, and the codes that do not apply. */
interface DiscountsOfCart {
  readonly discounts: readonly Discount[]
  readonly invalid: ShoppingCart['invalidCoupons']
  /** Why discounts that the buyer saw are not for the email address that they order with: sentences. */
  readonly refusedToCustomer: readonly string[]
  /** The categories of each product, with those above them; empty unless a discount is for categories. */
  readonly categories: ReadonlyMap<string, readonly string[]>
}

/** Finds the discounts of a cart: automatic ones, and those of its codes. */
export async function discountsOfCart(
  scope: Scope,
  {
    couponCodes,
    email,
    shippingLocation,
  }: Pick<StoredCart, 'couponCodes' | 'email'> & {
    readonly shippingLocation: Location | null
  },
  lines: DiscountedLines,
): Promise<DiscountsOfCart> {
  const settings = await scope.settings()
  const now = Date.now()
  const conversion = conversionOf(settings)
  const inCurrency = (discount: Discount) => (conversion ? discountIn(discount, conversion) : discount)
  const automatic = lines.length === 0 ? [] : (await findAutomatic(scope, now)).map(inCurrency)
  const byCode = new Map(
    [...(await findByCodes(scope, couponCodes))].map(([code, found]) => [
      code,
      { ...found, discount: inCurrency(found.discount) },
    ]),
  )
  const all = [...automatic, ...[...byCode.values()].map(({ discount }) => discount)]
  const categories = all.some(isForCategories)
    ? await categoriesOfProducts(scope, [...new Set(lines.map(({ variant }) => variant.productId))])
    : new Map<string, string[]>()
  const facts = {
    lines: lines.map(({ entry, variant }) =>
      discountLineOf(
        {
          ...variant,
          categoryIds: categories.get(variant.productId) ?? [],
          unitPriceCents: unitPriceCents(variant),
          quantity: entry.quantity,
        },
        settings,
      ),
    ),
    now,
    customer: await customerFacts(scope, email, all),
    country: shippingLocation?.country ?? null,
    requiresShipping: requiresShipping(lines.map(({ variant }) => variant)),
    money: (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings)),
    day: (time: number) => formatDate(time, settings),
  }
  const applied = new Map<string, Discount>()
  const invalid: ShoppingCart['invalidCoupons'] = []
  const refusedToCustomer: string[] = []
  for (const discount of automatic) {
    const refusal = refusalOf(discount, facts)
    if (refusal) noteRefusal(discount.title, refusal)
    else applied.set(discount.id, discount)
  }
  for (const code of couponCodes) {
    const found = byCode.get(normalizeCode(code))
    const refusal = refusalOfCode(found)
    if (refusal) {
      invalid.push({ code, reason: sentenceOf(refusal) })
      noteRefusal(code, refusal)
    } else applied.set(found!.discount.id, found!.discount)
  }
  return { discounts: [...applied.values()], invalid, refusedToCustomer, categories }

  function noteRefusal(name: string, refusal: Failure): void {
    if (customerRefusals.has(refusal.code)) refusedToCustomer.push(`${name}: ${sentenceOf(refusal)}`)
  }

  function refusalOfCode(found: { readonly discount: Discount; readonly isUsed: boolean } | undefined): Failure | null {
    if (!found) return fail('discount-unknown').failure
    if (found.isUsed) return fail('discount-used').failure
    const twin = applied.get(found.discount.id)
    return twin ? fail('discount-combined', { name: twin.code }).failure : refusalOf(found.discount, facts)
  }
}

/** The discounts of a cart that takes none, because its buyer's prices are low already: codes say so. */
export const withoutDiscounts = ({ couponCodes }: Pick<StoredCart, 'couponCodes'>): DiscountsOfCart => ({
  discounts: [],
  invalid: couponCodes.map((code) => ({ code, reason: sentenceOf(fail('discount-own-prices').failure) })),
  refusedToCustomer: [],
  categories: new Map(),
})

/** The discounts whose codes save something. */
export const codesWithEffect = (
  { discounts }: Pick<DiscountsOfCart, 'discounts'>,
  { beatenDiscounts, exceededDiscounts }: Pick<Totals, 'beatenDiscounts' | 'exceededDiscounts'>,
): Discount[] => {
  const without = new Set([
    ...beatenDiscounts.map(({ discount }) => discount.id),
    ...exceededDiscounts.map(({ id }) => id),
  ])
  return discounts.filter(({ id, trigger }) => trigger !== 'automatic' && !without.has(id))
}

/** The codes that have no effect after all: others are better, or the chosen shipping method costs too much. */
export async function codesWithoutEffect(
  scope: Scope,
  { beatenDiscounts, exceededDiscounts }: Pick<Totals, 'beatenDiscounts' | 'exceededDiscounts'>,
): Promise<ShoppingCart['invalidCoupons']> {
  if (beatenDiscounts.length === 0 && exceededDiscounts.length === 0) return []
  const settings = await scope.settings()
  return [
    ...beatenDiscounts.map(({ discount, by }) => ({
      discount,
      failure: fail('discount-combined', { name: nameOf(by) }),
    })),
    ...exceededDiscounts.map((discount) => ({
      discount,
      failure: fail('discount-shipping-price', {
        maximum: formatMoney(discount.shippingMaximumCents ?? 0, settings.currency, moneyFormatOf(settings)),
      }),
    })),
  ]
    .filter(({ discount }) => discount.trigger !== 'automatic')
    .map(({ discount, failure }) => ({ code: discount.code, reason: sentenceOf(failure.failure) }))
}

const customerRefusals: ReadonlySet<string> = new Set([
  'discount-customer',
  'discount-first-order',
  'discount-once',
] satisfies DiscountRefusal[])

const nameOf = ({ trigger, code, title }: Discount): string =>
  shownName({ code: trigger === 'automatic' ? '' : code, title })

const isForCategories = ({ appliesTo, buy }: Discount): boolean =>
  appliesTo.kind === 'categories' || buy.of.kind === 'categories'
