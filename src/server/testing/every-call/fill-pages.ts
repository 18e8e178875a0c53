import { hashOf, newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { writeDispute } from '#server/payments/dispute-store.ts'
import { insertPaymentEvent } from '#server/payments/event-store.ts'
import { giveKeys } from '#server/testing/captcha/give-keys.ts'
import { buildSubmission } from '#server/testing/forms/build-submission.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { importFile } from '#server/testing/imports/import-file.ts'
import { givePayPalKeys } from '#server/testing/payments/paypal/give-keys.ts'
import { giveStripeKeys } from '#server/testing/payments/stripe/give-keys.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createItemCall, createItemCollectionCall, updateItemCall } from '#shared/items/api.ts'
import { addSubscriberCall } from '#shared/newsletter/owner-api.ts'
import { createSegmentCall } from '#shared/newsletter/segments-api.ts'
import { followDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import { createSharedSectionCall } from '#shared/pages/shared-sections/api.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { saveVersionCall } from '#shared/pages/versions-api.ts'
import { addRedirectCall } from '#shared/redirects/owner-api.ts'
import { inviteSomeone } from './fill-connections.ts'

// A shop without its products and orders, all with a word that must never be read elsewhere.

/** A shop's data besides products and orders: a page, a form with a submission and a file, subscribers, an import. */
export async function addRest(app: TestApp, website: Website, owner: Browser, canary: string): Promise<void> {
  const email = `${canary}@example.com`
  const fields = [{ id: 'cv', type: 'file', title: canary, accept: ['pdf'], maxMegabytes: 1, maxFiles: 1 }]
  const form = await buildForm(app, website, { name: canary, fields })
  const submission_id = await buildSubmission(app, website, form, { email, answers: { cv: canary } })
  const heading = { id: 'heading', type: 'text', settings: { html: `<h2>${canary}</h2>` } } as const
  const page = buildPage({ id: newId(), urlId: canary, title: canary, blocks: [formOnPage(form.id), heading] })
  await app.changing(website, (scope) => insertPage(scope, page))
  const hide = operation(['blocks', 'block-1', 'hidden'], 'never', 'phone')
  const { content } = buildPage({ blocks: [{ id: 'words', type: 'text', settings: { html: canary } }] })
  const { sharedId } = (await owner.call(createSharedSectionCall, { body: { name: canary, content } })).body
  const place = operation(['sections', 'place'], undefined, { id: 'place', rank: 'a9', sharedId })
  const step = { id: `step-${canary}`, label: canary, operations: [hide, place], undoes: null }
  await owner.call(takeStepsCall, { parameters: { pageId: page.id }, body: { after: 0, steps: [step] } })
  await owner.call(followDraftCall, { parameters: { pageId: page.id }, body: { after: 0 } })
  await owner.call(saveVersionCall, { parameters: { pageId: page.id }, body: { name: canary } })
  const blog = await owner.call(createItemCollectionCall, { body: { kind: 'blog', title: canary } })
  const { item: post } = (
    await owner.call(createItemCall, {
      parameters: { collectionId: blog.body.collection.id },
      body: { title: canary },
    })
  ).body
  const { id: itemId, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = post
  await owner.call(updateItemCall, {
    parameters: { itemId },
    body: { ...facts, picture: null, status: 'published', authorName: canary, tags: [canary] },
  })
  await owner.call(addRedirectCall, { body: { from: `/old-${canary}`, to: '/shop' } })
  await owner.call(addSubscriberCall, { body: { listId: 'newsletter', email, name: canary, note: canary } })
  await owner.call(createSegmentCall, { body: { name: canary, filter: { search: canary } } })
  const picture = `https://192.0.2.10/${canary}.jpg`
  await importFile(
    app,
    website,
    owner,
    `Handle,Title,Variant Price,Image Src\n${canary},${canary} bowl,9.00,${picture}`,
  )
  await giveKeys(app, website, { apiKey: canary })
  await inviteSomeone(app, website, canary)
  await giveStripeKeys(app, website, 'live', { account_name: canary })
  await givePayPalKeys(app, website, 'live', { account_name: canary })
  const { id: payment_id } = await app.services.database
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', website.id)
    .limit(1)
    .executeTakeFirstOrThrow()

  const { database } = app.services
  const own = { website_id: website.id, created_at: 1 }
  await database
    .insertInto('form_files')
    .values({
      ...{ ...own, id: newId(), form_id: form.id, field_id: 'cv', submission_id },
      ...{ filename: `${canary}.pdf`, storage_key: `forms/${canary}`, bytes: 1 },
    })
    .execute()
  await database
    .insertInto('newsletter_refusals')
    .values({ ...own, email_hash: hashOf(canary) })
    .execute()
  await database
    .insertInto('guard_tallies')
    .values({ website_id: website.id, key: canary, count: 1, expires_at: Date.now() + 60_000 })
    .execute()
  await database
    .insertInto('website_domains')
    .values({ website_id: website.id, host: `${canary}.example.com` })
    .execute()
  await app.changing(website, async (scope) => {
    const subject = { kind: 'dispute', dispute: canary } as const
    await insertPaymentEvent(scope, 'card', { reference: `evt_${canary}`, type: canary, subject }, Date.now())
    const dispute = { reference: canary, charge: canary, cents: 2000, currency: 'USD', reason: canary } as const
    await writeDispute(scope, payment_id, { ...dispute, state: 'lost', respondBy: null }, Date.now())
  })
}
