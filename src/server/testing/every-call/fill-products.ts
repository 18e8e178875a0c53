import { newBatchId } from '#server/changes/record-change.ts'
import { createCategory } from '#server/collections/save-category.ts'
import { claimDiscounts } from '#server/discounts/claim-discounts.ts'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { generateCodes } from '#server/discounts/single-use-codes.ts'
import type { Content } from '#server/files/version-store.ts'
import { insertCard } from '#server/gift-cards/insert-card.ts'
import { issueByHand } from '#server/gift-cards/issue-card.ts'
import { newId } from '#server/identifiers.ts'
import { forgetPrices, writeFormerPrices } from '#server/lowest-prices/former-price-store.ts'
import { claimSlot } from '#server/slots/claim-slot.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import type { Product } from '#shared/products/schema.ts'

// Rows about products and what is sold, all with a word that must never be read elsewhere.

/** Prices that the product had before, and when the website began to keep them. */
export async function fillFormerPrices(app: TestApp, website: Website, { variants }: Product): Promise<void> {
  await app.changing(website, async (scope) => {
    await forgetPrices(scope, Date.now())
    await writeFormerPrices(scope, new Map([[variants[0]!.id, [{ cents: 2400, until: Date.now() }]]]))
  })
}

export async function addCategory(
  app: TestApp,
  website: Website,
  collectionId: string,
  displayName: string,
): Promise<string> {
  const category = await app.changing(website, (scope) =>
    createCategory(scope, { collectionId, displayName }, newBatchId()),
  )
  if (!category.ok) throw new Error(category.failure.code)
  return category.value.id
}

/** What a replaced picture shows. */
export const replacement = (canary: string): Content => ({
  ...{ version: canary, storage_key: `originals/${canary}`, media_type: 'image/jpeg', bytes: 1, width: 1200 },
  ...{ height: 900, frames: 1, has_alpha: 0, color_data: null, content_hash: canary },
})

/** Someone who waits for a variant, and what the product sets about that. */
export async function addRestock(app: TestApp, website: Website, product: Product, canary: string): Promise<void> {
  const { database } = app.services
  const request = { website_id: website.id, id: newId(), product_id: product.id, variant_id: product.variants[0]!.id }
  const asked = { email: `${canary}@example.com`, language: canary, origin: `https://${canary}.example.com` }
  await database
    .insertInto('restock_requests')
    .values({ ...request, ...asked, requested_at: Date.now(), sent_at: null, sent_by: null })
    .execute()
  const document = JSON.stringify({ CTAText: canary })
  await database
    .insertInto('merchandising')
    .values({ website_id: website.id, level: 'product', target_id: product.id, document, updated_at: 1 })
    .execute()
}

/** A review with a picture, an order whose buyer was asked, and someone who does not want to be. */
export async function addReviews(
  app: TestApp,
  website: Website,
  { productId, orderId, assetId }: { productId: string; orderId: string; assetId: string },
  canary: string,
): Promise<void> {
  const { database } = app.services
  const own = { website_id: website.id }
  const id = newId()
  await database
    .insertInto('reviews')
    .values({
      ...{ ...own, id, product_id: productId, order_id: orderId, person_key: canary, email: `${canary}@example.com` },
      ...{ name: canary, rating: 4, title: canary, body: canary, state: 'published', hide_reason: canary },
      ...{ source: 'buyer', created_at: 1, updated_at: 1, deleted_at: null, revision: 1 },
      ...{ reply: canary, replied_at: 1 },
    })
    .execute()
  await database
    .insertInto('review_pictures')
    .values({ ...own, review_id: id, asset_id: assetId, position: 0 })
    .execute()
  await database
    .insertInto('review_requests')
    .values({ ...own, order_id: orderId, asked_at: 1 })
    .execute()
  await database
    .insertInto('review_refusals')
    .values({ ...own, person_key: canary, created_at: 1 })
    .execute()
}

/** A gift card for someone. */
export async function fillGiftCards(app: TestApp, website: Website, canary: string): Promise<void> {
  const given = { recipientName: canary, recipientEmail: `${canary}@example.com`, message: canary, reason: canary }
  const issuer = { secret: app.services.secret, sealing: app.services.sealing!, by: canary, origin: '' }
  await app.changing(website, async (scope) => {
    await issueByHand(scope, issuer, { idempotencyKey: canary, cents: 5000, ...given })
    await insertCard(scope, issuer, {
      ...{ currency: 'USD', initial_cents: 5000, created_by: canary, reason: canary, request_key: `${canary} sold` },
      ...{ recipient_name: canary, recipient_email: `${canary}@example.com`, message: canary },
      ...{ order_id: newId(), order_line_id: canary, sender_name: canary, copy_email: `${canary}@example.com` },
    })
  })
}

/** A code that was used once, and single-use codes. */
export async function fillDiscounts(app: TestApp, website: Website, canary: string): Promise<void> {
  const tenPercent = buildDiscount({ code: `${canary}10`, title: canary })
  const cards = buildDiscount({ trigger: 'single-use-codes', code: '', title: `${canary} cards` })
  const taken = { id: tenPercent.id, code: tenPercent.code, title: canary, discountCents: 1, freeShipping: false }
  const draft = { email: `${canary}@example.com`, discounts: [taken], grandTotalCents: 1 }
  await app.changing(website, async (scope) => {
    await writeDiscount(scope, tenPercent)
    await writeDiscount(scope, cards)
    await generateCodes(scope, cards.id, { count: 1, prefix: canary })
    await claimDiscounts(scope, { id: newId(), draft })
    const slot = { date: '2026-11-28', from: 600, to: 660 }
    await claimSlot(scope, newId(), { methodId: canary, slot, slotCapacity: null, dayCapacity: null })
  })
}
