import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { hideForm, writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { buildProduct, type ProductFacts } from '#server/testing/build-product.ts'
import { add, buy, pay } from '#server/testing/buy.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import {
  addCartEntryCall,
  getAdditionalFieldsFormCall,
  getCartCall,
  setEntryQuantityCall,
  updateAdditionalFieldsCall,
} from '#shared/cart/api.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import { exportOrdersCall, getOrderCall } from '#shared/orders/read-api.ts'

const app = await startTestApp()
const { database } = app.services

const questions = [
  { id: 'words', type: 'text', title: 'Engraving', required: true },
  { id: 'place', type: 'radio', title: 'Placement', options: ['Foot', 'Handle'] },
  { id: 'note', type: 'textarea', title: 'Gift note', maxLength: 40 },
]

function writeQuestions(website: Website, fields: readonly unknown[] = questions, form?: Form): Promise<Form> {
  const now = Date.now()
  const content = formContentSchema.parse({ name: 'Engraving', fields })
  const kept = {
    ...content,
    id: form?.id ?? newId(),
    revision: (form?.revision ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  }
  return app.changing(website, (scope) => writeForm(scope, kept))
}

/** A shop with a mug at 20.00 that is engraved. */
async function engravedMug(facts: ProductFacts = {}) {
  const website = await app.buildWebsite()
  const form = await writeQuestions(website)
  return {
    website,
    form,
    mug: await buildProduct(app, website, { formId: form.id, ...facts }),
    visitor: app.visitor(website),
  }
}

type Product = { readonly itemId: string; readonly sku: string }

const addWith = (visitor: Browser, { itemId, sku }: Product, answers: unknown, quantity = 1) =>
  visitor.call(addCartEntryCall, {
    body: { itemId, sku, quantity, additionalFields: typeof answers === 'string' ? answers : JSON.stringify(answers) },
  })

const change = (visitor: Browser, entryId: string, { itemId, sku }: Product, answers: unknown) =>
  visitor.call(updateAdditionalFieldsCall, {
    parameters: { entryId },
    body: { itemId, sku, additionalFields: JSON.stringify(answers) },
  })

const entriesOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body.entries

const ada = { words: ' Ada ', place: 'Foot', unasked: 'x' }
const adaInWords = [
  { fieldId: 'words', type: 'text', label: 'Engraving', lines: ['Ada'] },
  { fieldId: 'place', type: 'radio', label: 'Placement', lines: ['Foot'] },
  { fieldId: 'note', type: 'textarea', label: 'Gift note', lines: ['N/A'] },
]

describe("a product's form", () => {
  test('is public without what only its owner may see, and not for products that visitors do not see', async () => {
    const { website, form, mug, visitor } = await engravedMug()
    const { body } = await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: mug.itemId } })
    expect(body.form).toMatchObject({ id: form.id, fields: [{ id: 'words' }, { id: 'place' }, { id: 'note' }] })
    expect(Object.keys(body.form)).not.toEqual(expect.arrayContaining(['storage']))
    const draft = await buildProduct(app, website, { formId: form.id, status: 'draft' })
    expect((await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: draft.itemId } })).status).toBe(404)
    const plain = await buildProduct(app, website)
    const none = await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: plain.itemId } })
    expect([none.status, none.code]).toEqual([404, 'form-not-found'])
    const stores = app.services.database.updateTable('collections').where('website_id', '=', website.id)
    await stores.set({ enabled: 0 }).execute()
    const hidden = await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: mug.itemId } })
    expect([hidden.status, hidden.code]).toEqual([404, 'product-unavailable'])
  })

  test('is on its page for scripts of the site, and so is a change of it', async () => {
    const { website, form, mug, visitor } = await engravedMug()
    const formOnPage = async () => {
      const { body } = await visitor.request('GET', `/shop/p/product-${mug.itemId}`)
      // Once at each of its two buttons, and not in the props of its island.
      const [form, ...others] = [...body.matchAll(/ data-form="([^"]*)"/g)].map(([, text]) => text)
      expect(others).toEqual([form])
      expect(body.match(/title&quot;:&quot;(Engraving|Initials)/g)).toHaveLength(2)
      return JSON.parse(form!.replaceAll('&quot;', '"'))
    }
    const asked = async () =>
      (await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: mug.itemId } })).body.form
    expect(await formOnPage()).toEqual(await asked())
    await writeQuestions(website, [{ id: 'words', type: 'text', title: 'Initials' }], form)
    expect(await formOnPage()).toEqual(await asked())
    expect(await formOnPage()).toMatchObject({ fields: [{ id: 'words', title: 'Initials' }] })
  })

  test.each([
    ['no answers', undefined, { words: 'Required' }],
    ['the null that clients send', 'null', { words: 'Required' }],
    ['an answer that was not offered', { words: 'Ada', place: 'Rim' }, { place: 'Choose one of the options.' }],
    ['too much', { words: 'Ada', note: 'x'.repeat(41) }, { note: 'You have exceeded the character limit.' }],
    ['no JSON', 'not json', undefined],
    ['strange keys', '{"__proto__":{"a":"b"}}', undefined],
  ])('refuses an addition with %s, by field', async (_, answers, errors) => {
    const { mug, visitor } = await engravedMug()
    const refused = await (answers === undefined ? add(visitor, mug) : addWith(visitor, mug, answers))
    expect(refused).toMatchObject({
      status: 400,
      failure: {
        code: 'additional-fields-invalid',
        error: 'One or more fields is invalid, please check your entries.',
        ...(errors && { errors }),
      },
    })
    expect(await entriesOf(visitor)).toEqual([])
  })

  test('keeps what it asks for, tidied, with its words; the price is the same', async () => {
    const { mug, visitor } = await engravedMug()
    const { body } = await addWith(visitor, mug, ada)
    expect(body.newlyAdded).toMatchObject({
      additionalFields: '{"words":"Ada","place":"Foot"}',
      answers: adaInWords,
      hasForm: true,
      problem: null,
      purchasePriceCents: 2000,
    })
  })

  test('makes another line of other answers, and the same of the same', async () => {
    const { mug, visitor } = await engravedMug()
    await addWith(visitor, mug, ada)
    await addWith(visitor, mug, { words: 'Grace' })
    const { body } = await addWith(visitor, mug, { place: 'Foot', words: 'Ada' }, 2)
    expect(body.newlyAdded.quantity).toBe(3)
    expect(body.shoppingCart.entries.map((one) => one.quantity)).toEqual([3, 1])
  })

  test('of another website, or that was deleted, asks nothing', async () => {
    const { website, form, mug, visitor } = await engravedMug()
    const other = await app.buildWebsite()
    const foreign = await buildProduct(app, other, { formId: form.id })
    const { status, body } = await addWith(app.visitor(other), foreign, ada)
    expect([status, body.newlyAdded.additionalFields, body.newlyAdded.answers]).toEqual([200, null, []])
    await app.changing(website, (scope) => hideForm(scope, form.id))
    expect((await add(visitor, mug)).body.newlyAdded).toMatchObject({ additionalFields: null, hasForm: false })
  })
})

describe('answers in the cart', () => {
  test('can be changed, by the same rule', async () => {
    const { mug, visitor } = await engravedMug()
    const { id } = (await addWith(visitor, mug, ada)).body.newlyAdded
    expect((await change(visitor, id, mug, { place: 'Foot' })).failure.errors).toMatchObject({ words: 'Required' })
    const { body } = await change(visitor, id, mug, { words: 'Grace' })
    expect(body.updatedEntry).toMatchObject({
      id,
      additionalFields: '{"words":"Grace"}',
      answers: [{ lines: ['Grace'] }, {}, {}],
    })
    expect(body.shoppingCart.entries).toHaveLength(1)
  })

  test('that become the same as another line’s make one line of the two', async () => {
    const { mug, visitor } = await engravedMug()
    await addWith(visitor, mug, ada, 2)
    const { id } = (await addWith(visitor, mug, { words: 'Grace' })).body.newlyAdded
    const { body } = await change(visitor, id, mug, ada)
    expect(body.updatedEntry).toMatchObject({ id, quantity: 3 })
    expect(body.shoppingCart).toMatchObject({ totalQuantity: 3, entries: [{ id }] })
  })

  test('are changed by no one else, in no other product’s name, and not without a form', async () => {
    const { website, form, mug, visitor } = await engravedMug()
    const { id } = (await addWith(visitor, mug, ada)).body.newlyAdded
    const other = await buildProduct(app, website, { formId: form.id })
    expect((await change(app.visitor(website), id, mug, ada)).code).toBe('entry-not-found')
    expect((await change(visitor, id, other, ada)).code).toBe('entry-not-found')
    expect((await change(visitor, id, { ...mug, sku: 'none' }, ada)).code).toBe('variant-unavailable')
    // An entry that is not in the cart, whatever else is wrong.
    const plain = await buildProduct(app, website)
    expect((await change(visitor, 'unknown', plain, ada)).code).toBe('entry-not-found')
    expect((await change(visitor, 'unknown', mug, { place: 'Foot' })).code).toBe('entry-not-found')
    await app.changing(website, (scope) => hideForm(scope, form.id))
    expect((await change(visitor, id, mug, { words: 'Grace' })).code).toBe('form-not-found')
    expect((await entriesOf(visitor))[0]).toMatchObject({ answers: adaInWords, problem: null, hasForm: false })
  })

  test('that the form does not take any more have to be given again before they are bought', async () => {
    const { website, form, mug, visitor } = await engravedMug()
    const { id } = (await addWith(visitor, mug, ada)).body.newlyAdded
    await writeQuestions(
      website,
      [...questions, { id: 'font', type: 'radio', title: 'Font', required: true, options: ['Serif'] }],
      form,
    )
    expect((await entriesOf(visitor))[0]!.problem).toBe('Answer the questions about this item.')
    expect((await pay(visitor, { expectedTotalCents: 2500 })).code).toBe('cart-problem')
    await change(visitor, id, mug, { ...ada, font: 'Serif' })
    expect((await pay(visitor, { expectedTotalCents: 2500 })).body.state).toBe('placed')
  })

  test('two lines of one variant with other answers share its pieces', async () => {
    const { mug, visitor } = await engravedMug({ stock: 10 })
    const { body } = await addWith(visitor, mug, ada, 4)
    await addWith(visitor, mug, { words: 'Grace' }, 4)
    const parameters = { entryId: body.newlyAdded.id }
    expect((await visitor.call(setEntryQuantityCall, { parameters, body: { quantity: 7 } })).code).toBe(
      'not-enough-stock',
    )
    await database.updateTable('variants').set({ qty_in_stock: 7 }).where('id', '=', mug.variantId).execute()
    const { entries } = (await visitor.call(getCartCall, {})).body
    expect(entries.map((entry) => entry.problem)).toEqual(
      Array(2).fill('Sorry, we do not have enough of that item available.'),
    )
    // A smaller quantity is always possible.
    expect((await visitor.call(setEntryQuantityCall, { parameters, body: { quantity: 3 } })).status).toBe(200)
  })
})

describe('answers of an order', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&'

  async function placed(answers: object) {
    const { website, form, mug, visitor } = await engravedMug({ title: 'Engraved mug' })
    await addWith(visitor, mug, answers)
    const { orderId, url } = await buy(visitor, { expectedTotalCents: 2500 })
    return { website, form, visitor, owner: await app.owner(website), orderId, orderUrl: url }
  }

  test('stay as they were asked when the form changes and when it is deleted', async () => {
    const { website, form, owner, orderId } = await placed(ada)
    await writeQuestions(website, [{ ...questions[0], title: 'Name of the dog' }], form)
    await app.changing(website, (scope) => hideForm(scope, form.id))
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    expect(order.lines[0]).toMatchObject({ additionalFields: '{"words":"Ada","place":"Foot"}', answers: adaInWords })
  })

  test('are shown to buyer and owner, always as text', async () => {
    const { website, visitor, orderUrl } = await placed({ words: hostile, note: 'For Ada\nfrom Grace' })
    await app.runJobs()
    const emails = await storedEmails(database, website.id)
    expect(emails.map((email) => email.kind).sort()).toEqual(['new-order', 'order-confirmation'])
    for (const { html } of emails) {
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('Engraving: &lt;img src=x onerror=alert(1)&gt;')
      expect(plainWordsOf(html)).toContain('Placement: N/A')
      expect(plainWordsOf(html)).toMatch(/Gift note:\s+For Ada\s+from Grace/)
    }
    const page = await visitor.request('GET', orderUrl)
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page.body).not.toContain('<img src=x')
    expect(page.body).toContain('<dt>Gift note:</dt> <dd>For Ada\nfrom Grace</dd>')
  })

  test('are in the CSV, where nothing is a formula', async () => {
    const { website, visitor, mug } = await engravedMug()
    await writeQuestions(website, [{ ...questions[0], title: '=SUM(A1)' }], await formOf(website))
    await addWith(visitor, mug, { words: '=1+1' })
    await pay(visitor, { expectedTotalCents: 2500 })
    const { body } = await (await app.owner(website)).request('GET', exportOrdersCall.path)
    const [row] = parse(body, { columns: true, bom: true }) as Record<string, string>[]
    expect(row!.Answers).toBe("'=SUM(A1): =1+1")
  })

  async function formOf(website: Website): Promise<Form> {
    const row = await database
      .selectFrom('forms')
      .selectAll()
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    return { ...JSON.parse(row.content), id: row.id, revision: row.revision, createdAt: 0, updatedAt: 0 }
  }

  test('are shown in cart and checkout as text too', async () => {
    const { mug, visitor } = await engravedMug()
    await addWith(visitor, mug, { words: hostile })
    for (const path of ['/cart', '/checkout']) {
      const { body } = await visitor.request('GET', path)
      expect(body).toContain('<dt>Engraving:</dt>')
      expect(body).not.toContain('<img src=x')
    }
  })
})
