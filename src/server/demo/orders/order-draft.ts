import type { DemoBasket } from '#demo/baskets.ts'
import type { DemoCustomer } from '#demo/customers.ts'
import type { DemoGiftCard } from '#demo/gift-cards.ts'
import type { SavedCart } from '#server/cart/cart-store.ts'
import { priceCart } from '#server/cart/describe-cart.ts'
import { prepareDraft } from '#server/checkout/prepare-draft.ts'
import { newId } from '#server/identifiers.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { donationFields } from '#shared/cart/donations/donation-form.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import type { GivenFund } from '#shared/donations/schema.ts'
import { donationFormTexts, frequencyTexts } from '#shared/donations/texts.ts'
import type { Product } from '#shared/products/schema.ts'
import { answersForRecipient } from './recipient-answers.ts'

/** What is bought in the demo, by its products. */
export interface DemoOrder {
  readonly customer: DemoCustomer
  readonly items: DemoBasket['items']
  readonly couponCodes: readonly string[]
  readonly isPickup: boolean
  /** The gift card that is bought; absent for other goods. */
  readonly recipient?: DemoGiftCard
  /** A gift card that pays before anything else. */
  readonly giftCardId?: string
  /** Whether it begins a subscription, which the test card pays; absent: no. */
  readonly isSubscription?: boolean
  /** What a donation is for; absent for goods. */
  readonly fund?: GivenFund
}

/** What the drafts of demo orders are made from. */
export interface DemoShop {
  readonly services: Pick<Services, 'providers' | 'secret' | 'sealing'>
  readonly website: Website
  readonly products: readonly Product[]
}

/** An order as checkout would make it, which takes no stock. @throws Error when checkout would refuse it */
export async function draftOf(
  scope: ChangeScope,
  { services, website, products }: DemoShop,
  { customer, items, couponCodes, isPickup, fund, recipient, giftCardId, isSubscription = false }: DemoOrder,
): Promise<OrderDraft> {
  const address = addressOf(customer)
  const email = emailOf(customer)
  const shippingMethodId = isPickup ? 'pickup' : 'ground'
  const cart: SavedCart = {
    id: newId(),
    revision: 1,
    createdAt: Date.now(),
    orderId: null,
    content: {
      entries: items.map((item) => ({
        ...entryOf(products, item),
        ...(fund && answersFor(fund)),
        ...(recipient && answersForRecipient(recipient)),
      })),
      ...(giftCardId !== undefined && { giftCards: [giftCardId] }),
      couponCodes: [...couponCodes],
      shippingLocation: { country: address.country, region: address.region, postalCode: address.postalCode },
      shippingMethodId,
      email,
    },
  }
  const { shoppingCart } = await priceCart(scope, cart)
  const isFetched = shoppingCart.requiresShipping && isPickup
  const isShipped = shoppingCart.requiresShipping && !isPickup
  const buyer = { firstName: customer.firstName, lastName: customer.lastName, country: 'US', region: customer.region }
  const draft = await prepareDraft(scope, services.providers, {
    website,
    cart,
    origin: '',
    testAccess: isSubscription ? 'demo' : null,
    body: {
      idempotencyKey: newId(),
      email,
      buyer: isShipped ? null : buyer,
      shippingAddress: isShipped ? address : null,
      billingAddress: null,
      shippingMethodId: shoppingCart.requiresShipping ? shippingMethodId : null,
      note: '',
      wantsNewsletter: false,
      paymentMethod: isSubscription ? 'test-card' : isFetched ? 'pay-on-pickup' : 'bank-transfer',
      paymentToken: null,
      expectedTotalCents: shoppingCart.grandTotalCents,
      expectedDueCents: shoppingCart.dueCents,
    },
  })
  if (!draft.ok)
    throw new Error(`The demo’s order of ${items.map(({ product }) => product).join(' and ')}: ${draft.failure.code}`)
  // Demo orders have no cart, and leave the shelves full.
  return { ...draft.value, cartId: null, takesStock: false }
}

function entryOf(
  products: readonly Product[],
  { product: urlId, values, quantity }: DemoBasket['items'][number],
): StoredEntry {
  const product = products.find((one) => one.urlId === urlId)
  const variant = product?.variants.find(
    (one) => values === undefined || Object.values(one.attributes).join(' / ') === values,
  )
  if (!product || !variant) throw new Error(`The demo has no ${urlId} ${values ?? ''}`)
  return {
    id: newId(),
    itemId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    quantity,
    additionalFields: null,
    answers: [],
  }
}

/** What the donor of a demo order has answered. */
const answersFor = ({ name }: GivenFund): Pick<StoredEntry, 'additionalFields' | 'answers'> => ({
  additionalFields: JSON.stringify({ [donationFields.frequency]: frequencyTexts.once, [donationFields.fund]: name }),
  answers: [
    {
      fieldId: donationFields.frequency,
      type: 'radio',
      label: donationFormTexts.frequency,
      lines: [frequencyTexts.once],
    },
    { fieldId: donationFields.fund, type: 'radio', label: donationFormTexts.fund, lines: [name] },
  ],
})

/** Where no email arrives. */
export const emailOf = ({ firstName, lastName }: DemoCustomer): string =>
  `${firstName}.${lastName}@example.com`.toLowerCase()

export const addressOf = ({ street, ...person }: DemoCustomer): Address => ({
  ...person,
  addressLine1: street,
  addressLine2: '',
  company: '',
  country: 'US',
  phone: '',
})
