import { buildProduct } from '#server/testing/build-product.ts'
import { buy, nothingSent } from '#server/testing/buy.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { recipientFields as fields } from '#shared/cart/gift-cards/recipient-form.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { listCardsOfOrderCall } from '#shared/gift-cards/owner-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'

/** The answers of a buyer who gives the card away. */
export const forGrace: Answers = {
  [fields.isGift]: ['Send it to someone else'],
  [fields.name]: 'Grace',
  [fields.email]: 'grace@example.com',
  [fields.message]: 'Happy birthday!',
}

/** A shop that sells a gift card of 50.00 and a mug of 10.00 that is not shipped. */
export async function openCardShop(app: TestApp, changes: Parameters<TestApp['buildWebsite']>[0] = {}) {
  const website = await app.buildWebsite(changes)
  const { giftCard, service } = productTypes
  const card = await buildProduct(app, website, {
    title: 'Gift card',
    productType: giftCard,
    stock: 0,
    priceCents: 5000,
  })
  const mug = await buildProduct(app, website, { title: 'Mug', productType: service, stock: null, priceCents: 1000 })
  const owner = await app.owner(website)

  const addCard = (visitor: Browser, answers: Answers | null = null, quantity = 1) =>
    visitor.call(addCartEntryCall, {
      body: {
        itemId: card.itemId,
        sku: card.sku,
        quantity,
        additionalFields: answers && JSON.stringify(answers),
      },
    })

  /** Buys cards, and other things that the visitor has put into the cart. @returns the order's id */
  async function buyCards(
    answers: Answers | null = null,
    {
      quantity = 1,
      visitor = app.visitor(website),
      ...body
    }: { quantity?: number; visitor?: Browser } & Partial<PlaceOrderBody> = {},
  ): Promise<string> {
    await addCard(visitor, answers, quantity)
    const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 5000 * quantity, ...body })
    return orderId
  }

  const cardsOf = async (orderId: string) => {
    await app.runJobs()
    return (await owner.call(listCardsOfOrderCall, { parameters: { orderId } })).body.cards
  }
  const orderOf = async (orderId: string) => (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
  return { website, card, mug, owner, addCard, buyCards, cardsOf, orderOf }
}

/** The code in the email with a card. */
export const codeIn = (html: string): string => /([0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(html)![0]
