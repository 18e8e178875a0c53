import { expect } from 'vitest'
import { reviewsPath } from '#server/reviews/requests/review-link.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { firstReviewSettings, type ReviewSettings } from '#shared/settings/review-settings.ts'

const BOUNDARY = 'a-form-with-pictures'

/** A chosen file of a form. */
export interface ChosenPicture {
  readonly name: string
  readonly filename: string
  readonly bytes: Buffer
}

/** What tests of reviews do in an application. */
export function reviewSteps(app: TestApp) {
  const { database } = app.services

  /** A shop that shows reviews at once, with a mug and a bowl. */
  async function openShop(changes: Partial<ReviewSettings> = {}) {
    const shop = await buildShop(app)
    const owner = await app.owner(shop.website)
    await changeSettings(owner, { isOn: true, approval: 'at-once', ...changes })
    const [mug, bowl] = [await shop.addProduct({ title: 'Mug' }), await shop.addProduct({ title: 'Bowl' })]
    return { ...shop, owner, mug, bowl }
  }
  type Shop = Awaited<ReturnType<typeof openShop>>

  async function changeSettings(owner: Browser, changes: Partial<ReviewSettings>): Promise<void> {
    const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
    const { shippingZones, paymentMethods } = shopSettings()
    const reviews = { ...firstReviewSettings, ...settings.reviews, ...changes }
    const saved = await owner.call(saveStoreSettingsCall, {
      body: { ...settings, shippingZones, paymentMethods, reviews, revision } as never,
    })
    expect(saved.code).toBeNull()
  }

  /** An order of a mug and a bowl that was shipped, with the link that its buyer gets. */
  async function ship({ website, owner, mug, bowl }: Shop, email = 'ada@example.com') {
    const visitor = app.visitor(website)
    for (const { id: itemId, variants } of [mug, bowl]) await add(visitor, { itemId, sku: variants[0]!.sku })
    const { orderId } = await buy(visitor, { expectedTotalCents: 4500, email })
    await owner.call(fulfilOrderCall, {
      parameters: { orderId },
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false },
    })
    return { orderId, visitor, path: reviewsPath(app.services.secret, website.id, orderId) }
  }

  return {
    openShop,
    changeSettings,
    ship,
    /** Sends the form of reviews as a browser does. */
    send(
      visitor: Browser,
      path: string,
      inputs: Readonly<Record<string, string>>,
      pictures: readonly ChosenPicture[] = [],
    ) {
      const texts = Object.entries(inputs).map(
        ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const files = pictures.flatMap(({ name, filename, bytes }) => [
        Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`),
        bytes,
        Buffer.from('\r\n'),
      ])
      const body = Buffer.concat([Buffer.from(texts.join('')), ...files, Buffer.from(`--${BOUNDARY}--\r\n`)])
      return visitor.request('POST', path, body, {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'x-csrf-token': '',
      })
    },
    /** The reviews of a website as they are stored, oldest first. */
    stored: ({ website }: Pick<Shop, 'website'>) =>
      database.selectFrom('reviews').selectAll().where('website_id', '=', website.id).orderBy('id').execute(),
    /** The stars of a product as they are counted. */
    async starsOf({ website }: Pick<Shop, 'website'>, productId: string) {
      const row = await database
        .selectFrom('product_stars')
        .selectAll()
        .where('website_id', '=', website.id)
        .where('product_id', '=', productId)
        .executeTakeFirst()
      return row ? [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5].map(Number) : [0, 0, 0, 0, 0]
    },
    async readEmails({ website }: Pick<Shop, 'website'>, kind: string) {
      while ((await app.runJobs()) > 0) {
        // One job may queue another one.
      }
      return database
        .selectFrom('letters')
        .selectAll()
        .where('website_id', '=', website.id)
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
    },
  }
}
