import { newId } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, nothingSent, orderIn, pay } from '#server/testing/buy.ts'
import { sendFile } from '#server/testing/files/upload.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { type DownloadFile, uploadDownloadCall } from '#shared/downloads/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'

/** Uploads a file for sale, as an owner's browser does. */
export const uploadDownloadAs = (browser: Browser, bytes: Buffer, filename = 'chart.pdf') =>
  sendFile(browser, uploadDownloadCall, {}, bytes, filename)

/** A shop with one digital product at 20.00 with one file, and functions to buy it and to look at the order. */
export async function buildFileShop(app: TestApp, bytes: Buffer = Buffer.from('forty glazes'), filename = 'chart.pdf') {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const upload = async (content: Buffer, name?: string): Promise<DownloadFile> =>
    (await uploadDownloadAs(owner, content, name)).body.file
  const file = await upload(bytes, filename)
  const product = await shop.addProduct({
    productType: productTypes.digital,
    title: 'Glaze chart',
    files: [{ id: newId(), fileId: file.id }],
  })
  const orderOf = async (orderId: string): Promise<Order> =>
    (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
  return {
    ...shop,
    owner,
    upload,
    file,
    product,
    orderOf,
    /** Buys the product as a new guest, with an email address and a name. */
    async buy(changes: Partial<PlaceOrderBody> = {}) {
      const visitor = app.visitor(shop.website)
      await add(visitor, { itemId: product.id, sku: product.variants[0]!.sku })
      const { orderId, url } = orderIn(await pay(visitor, { ...nothingSent, expectedTotalCents: 2000, ...changes }))
      return { visitor, orderId, url }
    },
  }
}

/** The links to files on an order's page. */
export async function linksOn(visitor: Browser, orderUrl: string): Promise<string[]> {
  const { body } = await visitor.request('GET', orderUrl)
  return [...body.matchAll(/href="(\/order\/[^"/]+\/download\/[^"]+)"/g)].map(([, link]) =>
    link!.replaceAll('&amp;', '&'),
  )
}
