import { emptyCart, type SavedCart } from '#server/cart/cart-store.ts'
import type { FixedTerms } from '#server/draft-orders/fixed-terms.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Subscription } from '#server/subscriptions/subscription-store.ts'
import type { Website } from '#server/websites/website.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import type { DonationOffer } from '#shared/donations/schema.ts'
import { fail } from '#shared/http/failure.ts'
import { givenOnce } from '#shared/products/donations/rules.ts'
import { settingsIn } from '#shared/settings/settings-in.ts'
import { priceAt } from '#shared/subscription-plans/rules.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { prepareDraft } from '../prepare-draft.ts'

/** What an order says of the subscription that it renews. */
export const renewalOf = ({ id, number, nextIndex }: Pick<Subscription, 'id' | 'number' | 'nextIndex'>) => ({
  subscriptionId: id,
  number,
  period: nextIndex + 1,
})

/**
 * The next order of a subscription: the agreed price, with the shipping and the taxes of today. Discounts are for the
 * first order.
 */
export async function prepareRenewal(
  services: Services,
  website: Website,
  subscription: Subscription,
  { key, keptMethod }: { readonly key: string; readonly keptMethod: KeptMethod },
) {
  const inCurrency = websiteIn(website, subscription.currency)
  if (!inCurrency) return fail('subscription-currency')
  const scope = reading(services, inCurrency)
  const terms = await termsOfRenewal(scope, subscription)
  if (!terms) return fail('variant-unavailable')
  const prepare = (shippingMethodId: string | null) =>
    prepareDraft(scope, services.providers, {
      website: inCurrency,
      cart: cartOf(subscription),
      body: { ...bodyOf(subscription, key), shippingMethodId },
      origin: subscription.content.origin,
      testAccess: null,
      renewal: { terms, keptMethod, renewal: renewalOf(subscription) },
    })
  const draft = await prepare(subscription.content.shippingMethodId)
  // The one line of its cart is always visible, so that only its stock can be a problem.
  if (!draft.ok && draft.failure.code === 'cart-problem') return fail('not-enough-stock')
  if (draft.ok || draft.failure.code !== 'shipping-unavailable') return draft
  // The shop has changed its shipping methods since.
  const { selectedShippingOption } = draft.failure.shoppingCart as { selectedShippingOption: { id: string } | null }
  return selectedShippingOption ? prepare(selectedShippingOption.id) : draft
}

/** The website with its settings in the currency of a subscription; null when it does not sell in it any more. */
function websiteIn(website: Website, currency: Subscription['currency']): Website | null {
  const { settings } = website
  if (settings.currency === currency) return website
  const chosen = settings.currencies.find(({ code }) => code === currency)
  return chosen ? { ...website, settings: settingsIn(settings, chosen) } : null
}

/** What a renewal buys: the item at its agreed price, whether visitors see it or not. Null when it was deleted. */
async function termsOfRenewal(
  scope: Scope,
  { id, productId, variantId, content }: Subscription,
): Promise<FixedTerms | null> {
  const [variant] = await readVariantsForCart(scope, [variantId])
  if (!variant) return null
  const cents = priceAt(content, Date.now())
  const { sku, quantity, additionalFields, answers } = content.item
  return {
    entries: [{ id, itemId: productId, variantId, sku, quantity, additionalFields, answers }],
    variants: new Map([
      [
        variantId,
        {
          ...variant,
          ...{ priceCents: cents, salePriceCents: cents, onSale: false, isVisible: true },
          ...{ additionalFieldsFormId: null, subscriptionPlan: null },
          ...(variant.donation && givenAgain(variant.donation, content.item)),
        },
      ],
    ]),
    discounts: [],
    zonesOf: (zones) => [...zones],
  }
}

/** A donation that is given again: its order begins no second one, and keeps the words of its amount. */
const givenAgain = (donation: DonationOffer, { attributes }: Subscription['content']['item']) => ({
  donation: givenOnce(donation),
  attributes,
})

function cartOf({ id, content }: Subscription): SavedCart {
  const { business, shippingMethodId } = content
  return {
    id,
    revision: 0,
    createdAt: Date.now(),
    orderId: null,
    content: { ...emptyCart, shippingMethodId, ...(business?.vatNumber && { vatNumber: business.vatNumber }) },
  }
}

/** The buyer's answers, as they were at the checkout. The addresses are checked again like those of every order. */
const bodyOf = ({ email, paymentMethod, content }: Subscription, key: string): PlaceOrderBody => ({
  idempotencyKey: key,
  email,
  buyer: content.buyer as PlaceOrderBody['buyer'],
  shippingAddress: content.shippingAddress as PlaceOrderBody['shippingAddress'],
  billingAddress: content.billingAddress as PlaceOrderBody['billingAddress'],
  business: content.business && { company: content.business.company },
  shippingMethodId: null,
  slot: null,
  note: '',
  wantsNewsletter: false,
  paymentMethod,
  paymentToken: null,
  expectedTotalCents: 0,
  expectedCurrency: null,
  expectedDueCents: null,
})
