import { newId } from '#server/identifiers.ts'
import { buildAsset } from '#server/testing/build-shop.ts'
import { addRestock, addReviews } from '#server/testing/every-call/fill-products.ts'
import { buildSubmission } from '#server/testing/forms/build-submission.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import * as collections from '#shared/collections/api.ts'
import * as customers from '#shared/customers/api.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import * as discounts from '#shared/discounts/owner-api.ts'
import { openFormFileCall } from '#shared/forms/files-api.ts'
import * as inbox from '#shared/forms/inbox-api.ts'
import * as forms from '#shared/forms/owner-api.ts'
import * as cards from '#shared/gift-cards/owner-api.ts'
import type { Contract } from '#shared/http/contract.ts'
import * as products from '#shared/products/api.ts'
import * as restock from '#shared/restock/api.ts'
import * as reviews from '#shared/reviews/api.ts'
import * as counts from '#shared/stock-counts/api.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import * as transfers from '#shared/stock-transfers/api.ts'
import { blankTransfer } from '#shared/stock-transfers/rules.ts'
import type { ExampleShop, ExampleState } from './example-shop.ts'
import type { Prepare } from './order-states.ts'

const category: Prepare = async (shop) => ({ ids: { categoryId: await shop.category() } })
const store: Prepare = async (shop) => ({ ids: { collectionId: await shop.otherStore() } })

/** A product of its own, as a change leaves another SKU or name behind. */
async function product(shop: ExampleShop): Promise<ExampleState> {
  const made = await shop.addProduct({ title: `Bowl ${newId()}` })
  const other = await shop.addProduct({ title: `Bowl ${newId()}` })
  const ids = { productId: made.id, variantId: made.variants[0]!.id, otherId: other.id }
  return { ids, updatedAt: made.updatedAt }
}

async function discount({ owner }: ExampleShop, changes: object = {}): Promise<ExampleState> {
  const body = { ...blankDiscount, title: 'Ten', code: `TEN${newId().slice(-8)}`, ...changes }
  const made = (await owner.call(discounts.createDiscountCall, { body })).body.discount
  return { ids: { discountId: made.id }, revision: made.revision }
}
const withCodes: Prepare = (shop) => discount(shop, { trigger: 'single-use-codes', code: '' })

async function card({ owner }: ExampleShop): Promise<ExampleState> {
  const body = {
    ...{ idempotencyKey: newId(), cents: 5000, reason: 'Prize' },
    ...{ recipientName: 'Ada', recipientEmail: 'ada@example.com', message: '' },
  }
  return { ids: { cardId: (await owner.call(cards.issueGiftCardCall, { body })).body.card.id } }
}

async function review(shop: ExampleShop): Promise<ExampleState> {
  const { orderId } = await shop.order()
  const assetId = await buildAsset(shop.app, shop.website)
  await addReviews(shop.app, shop.website, { productId: shop.mug.id, orderId, assetId }, `word${orderId}`)
  const row = await shop.app.services.database
    .selectFrom('reviews')
    .select(['id', 'revision'])
    .where('website_id', '=', shop.website.id)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ids: { reviewId: row.id }, revision: Number(row.revision) }
}

async function form({ app, website, owner }: ExampleShop): Promise<ExampleState> {
  const made = await buildForm(app, website)
  const submissionId = await buildSubmission(app, website, made, { email: 'ada@example.com' })
  const fileId = newId()
  const storageKey = `forms/${fileId}`
  await app.services.files.write(storageKey, Buffer.from('%PDF-1.7'), 'application/pdf')
  await app.services.database
    .insertInto('form_files')
    .values({
      ...{ website_id: website.id, created_at: Date.now(), id: fileId, form_id: made.id, field_id: 'cv' },
      ...{ submission_id: submissionId, filename: 'cv.pdf', storage_key: storageKey, bytes: 8 },
    })
    .execute()
  const parameters = { formId: made.id }
  const { id, createdAt, updatedAt, ...content } = made
  const storage = { ...content.storage, webhook: { url: 'https://hooks.example.com/form' } }
  await owner.call(forms.updateFormCall, { parameters, body: { ...content, storage } as never })
  const opened = (await owner.call(forms.getFormCall, { parameters })).body.form
  return { ids: { formId: made.id, submissionId, fileId }, revision: opened.revision }
}

const count =
  (counted: boolean): Prepare =>
  async ({ owner, mug }) => {
    const body = { locationId: MAIN_LOCATION_ID, scope: { kind: 'products' as const, productIds: [mug.id] } }
    const made = (await owner.call(counts.startCountCall, { body: { ...body, isBlind: false } })).body.count
    const lines = [{ kind: 'set' as const, variantId: mug.variants[0]!.id, counted: 900, seen: null }]
    if (counted) await owner.call(counts.saveCountLinesCall, { parameters: { countId: made.id }, body: { lines } })
    return { ids: { countId: made.id } }
  }

const transfer =
  (isSent: boolean): Prepare =>
  async ({ owner, mug }) => {
    const lines = [{ variantId: mug.variants[0]!.id, quantity: 5, costCents: 250 }]
    const content = { ...blankTransfer(null, MAIN_LOCATION_ID), supplier: 'North Clay', lines }
    let made = (await owner.call(transfers.createTransferCall, { body: { content } })).body.transfer
    const parameters = { transferId: made.id }
    if (isSent)
      made = (await owner.call(transfers.sendTransferCall, { parameters, body: { revision: made.revision } })).body
        .transfer
    return { ids: { transferId: made.id }, revision: made.revision }
  }

/** Someone who waits for a variant that is in stock again. */
const waiting: Prepare = async ({ app, website, addProduct }) => {
  const bowl = await addProduct({ title: `Bowl ${newId()}` })
  await addRestock(app, website, bowl, `word${newId()}`)
  return { ids: { productId: bowl.id, variantId: bowl.variants[0]!.id } }
}

const all = (contracts: readonly Contract[], prepare: Prepare) => contracts.map((one) => [one, prepare] as const)

/** What has to be there before a call about the catalog, people and what they send. */
export const catalogStates: readonly (readonly [Contract, Prepare])[] = [
  ...all([collections.updateCategoryCall, collections.deleteCategoryCall, collections.moveCategoryCall], category),
  ...all([collections.updateCollectionCall, collections.deleteCollectionCall, collections.setStorePasswordCall], store),
  ...all([products.updateProductCall, products.moveProductCall, products.updateVariantsCall], product),
  ...all([products.changeProductsCall, products.duplicateProductCall], product),
  ...all([discounts.getDiscountCall, discounts.updateDiscountCall, discounts.deleteDiscountCall], discount),
  ...all([discounts.duplicateDiscountCall, discounts.switchDiscountCall], discount),
  ...all([discounts.generateCodesCall, discounts.exportCodesCall], withCodes),
  ...all([cards.getGiftCardCall, cards.sendGiftCardCall, cards.switchGiftCardCall], card),
  ...all([reviews.getReviewCall, reviews.replyToReviewCall, reviews.moderateReviewsCall], review),
  ...all([forms.getFormCall, forms.updateFormCall, forms.deleteFormCall, forms.duplicateFormCall], form),
  ...all([forms.renewWebhookSecretCall, inbox.listSubmissionsCall, inbox.exportSubmissionsCall], form),
  ...all([inbox.getSubmissionCall, inbox.changeSubmissionsCall, inbox.summarizeSubmissionsCall], form),
  ...all([openFormFileCall], form),
  ...all(
    [counts.getCountCall, counts.listCountLinesCall, counts.exportCountCall, counts.cancelCountCall],
    count(false),
  ),
  ...all([counts.saveCountLinesCall], count(false)),
  ...all([counts.applyCountCall], count(true)),
  ...all([transfers.getTransferCall, transfers.updateTransferCall, transfers.deleteTransferCall], transfer(false)),
  ...all([transfers.sendTransferCall], transfer(false)),
  ...all([transfers.updateTransferDetailsCall, transfers.receiveTransferCall], transfer(true)),
  ...all([transfers.cancelTransferCall], transfer(true)),
  ...all([restock.listSignUpsCall, restock.sendRestockCall, restock.sendAllRestockCall], waiting),
  [
    customers.mergeCustomersCall,
    async (shop) => ({ ids: { customerId: (await shop.customer()).id, otherId: (await shop.customer()).id } }),
  ],
]
