import { buildShop } from '#server/testing/build-shop.ts'
import { nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { donatePath } from '#shared/donations/paths.ts'
import type { DonationOffer, DonationSettings } from '#shared/donations/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

export const kiln = {
  id: 'fund-kiln-1',
  name: 'The new kiln',
  receiptText: 'For the kiln. No goods were given.',
  isClosed: false,
}
export const classes = { id: 'fund-class-1', name: 'Free classes', receiptText: '', isClosed: false }
export const donations: DonationSettings = {
  funds: [kiln, classes],
  receiptText: 'The studio is a nonprofit. No goods or services were given in return.',
}
const offer: DonationOffer = { frequencies: ['once', 'month', 'year'], fundIds: [kiln.id, classes.id] }

/** A shop that takes 25 or 50, or from 5 to 1,000, for one of two funds. */
export async function openDonations(
  app: TestApp,
  changes: Partial<StoreSettings> = {},
  given: Partial<DonationOffer> = {},
) {
  const settings = { ...shopSettings({ timeZone: 'UTC' }), donations, ...changes }
  const shop = await buildShop(app, { settings })
  const product = await shop.addProduct({
    title: 'Help the studio',
    productType: productTypes.donation,
    ownAmounts: { leastCents: 500, mostCents: 100_000 },
    donation: { ...offer, ...given },
    variants: [2500, 5000].map((priceCents) => ({ priceCents, attributes: { Value: `$${priceCents / 100}` } })),
  })
  const owner = await app.owner(shop.website)
  const page = donatePath(product.id)
  /** Sends the form of the page, as a browser without scripts does. */
  const donate = async (visitor: Browser, fields: Readonly<Record<string, string>>) => {
    const { body } = await visitor.request('GET', page)
    const [, crumb = ''] = /name="crumb" value="([^"]+)"/.exec(body) ?? []
    const [, answered = ''] = /name="answered" value="([^"]+)"/.exec(body) ?? []
    const form = new URLSearchParams({ crumb, answered, ...fields }).toString()
    return visitor.request('POST', page, form, { 'content-type': 'application/x-www-form-urlencoded' })
  }
  return { ...shop, owner, product, page, donate }
}

/** Pays for a cart of donations by bank transfer, which is no test. */
export const promise = (visitor: Browser, expectedTotalCents: number, changes: Partial<PlaceOrderBody> = {}) =>
  pay(visitor, { ...nothingSent, expectedTotalCents, paymentMethod: 'bank-transfer', paymentToken: null, ...changes })
