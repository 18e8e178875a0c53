import { describe, expect, it, test } from 'vitest'
import { insertPage } from '#server/pages/page-store.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { buildSubmission } from '#server/testing/forms/build-submission.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { fieldSchema } from '#shared/forms/field-schema.ts'
import * as api from '#shared/forms/owner-api.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import { formTemplates } from '#shared/forms/templates.ts'
import { createNewsletterListCall } from '#shared/newsletter/owner-api.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'
import { writeForm } from './form-store.ts'

const app = await startTestApp()

async function openShop(role?: number) {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website, role) }
}

type Owner = Awaited<ReturnType<typeof openShop>>['owner']

async function create(owner: Owner, template: (typeof formTemplates)[number] = 'contact'): Promise<Form> {
  return (await owner.call(api.createFormCall, { body: { template } })).body.form
}

const contentOf = ({ id: _, revision: __, createdAt: ___, updatedAt: ____, ...content }: Form) => content
const save = (owner: Owner, form: Form, changes: object) =>
  owner.call(api.updateFormCall, {
    parameters: { formId: form.id },
    body: { ...contentOf(form), ...changes, revision: form.revision },
  })
const open = async (owner: Owner, formId: string) =>
  (await owner.call(api.getFormCall, { parameters: { formId } })).body

describe('a form', () => {
  test.each(formTemplates)('begins from the template %s, and can be saved as it comes', async (template) => {
    const { owner } = await openShop()
    const form = await create(owner, template)
    const { status, body } = await save(owner, form, {})
    expect([status, body.batchId, body.form.revision]).toEqual([200, null, 1])
    expect(form.fields.length).toBeGreaterThanOrEqual({ blank: 0, newsletter: 2 }[template as string] ?? 5)
  })

  it('tells the shop of its answers from the first one on; a newsletter does not', async () => {
    const { website, owner } = await openShop()
    const [contact, newsletter] = [await create(owner), await create(owner, 'newsletter')]
    expect(contact.storage.mailTo).toEqual([website.settings.orderNotificationEmail])
    expect(website.settings.orderNotificationEmail).toContain('@')
    expect(newsletter.storage.mailTo).toEqual([])
  })

  it('is saved over the revision that was opened, and over no other', async () => {
    const { owner } = await openShop()
    const form = await create(owner)
    const mine = await save(owner, form, { name: 'Write to us', disclaimerHtml: '<p onclick="x()">We read it.</p>' })
    expect(mine.body.form).toMatchObject({ name: 'Write to us', revision: 2, disclaimerHtml: '<p>We read it.</p>' })
    const theirs = await save(owner, form, { name: 'Say hello' })
    expect([theirs.status, theirs.code]).toEqual([409, 'edit-conflict'])
    expect((await open(owner, form.id)).form.name).toBe('Write to us')
  })

  it('invites to no list of another website', async () => {
    const { owner } = await openShop()
    const elsewhere = await openShop()
    const list = await elsewhere.owner.call(createNewsletterListCall, { body: { name: 'Theirs' } })
    const form = await create(owner)
    const refused = await save(owner, form, { storage: { ...form.storage, listId: list.body.listId } })
    expect([refused.status, refused.code]).toEqual([404, 'list-not-found'])
    expect((await open(owner, form.id)).form.revision).toBe(1)
  })

  test.each([
    ['an address that runs something', { successRedirect: 'javascript:alert(1)' }],
    ['another site without https', { successRedirect: '//evil.example/x' }],
    ['another site behind a tab', { successRedirect: '/\t/evil.example/x' }],
    ['two fields of one id', { fields: [1, 2].map(() => ({ id: 'a', type: 'text' })) }],
    ['a receiver that is no address', { storage: { mailTo: ['nobody'] } }],
  ])('is not saved with %s', async (_, changes) => {
    const { owner } = await openShop()
    expect((await save(owner, await create(owner), changes)).status).toBe(400)
  })

  it('is copied with fields of its own, whose conditions follow them', async () => {
    const { owner } = await openShop()
    const form = await create(owner)
    const { body } = await owner.call(api.duplicateFormCall, { parameters: { formId: form.id } })
    expect(body.form.name).toBe('Contact (copy)')
    const ids = body.form.fields.map((field) => field.id)
    expect(ids.filter((id: string) => form.fields.some((field) => field.id === id))).toEqual([])
    const asked = body.form.fields.flatMap((field) => field.showWhen?.rules ?? [])
    expect(asked).toHaveLength(2)
    for (const { fieldId } of asked) expect(ids).toContain(fieldId)
  })

  it('signs for its webhook with a secret that no log holds, and that can be renewed', async () => {
    const { website, owner } = await openShop()
    const form = await create(owner)
    const refused = await owner.call(api.renewWebhookSecretCall, { parameters: { formId: form.id } })
    expect(refused.code).toBe('form-webhook-missing')
    const storage = { webhook: { url: 'https://hooks.example/forms' } }
    const { webhookSecret } = (await save(owner, form, { storage })).body
    expect(webhookSecret).toMatch(/^.{32}$/)
    const renewed = (await owner.call(api.renewWebhookSecretCall, { parameters: { formId: form.id } })).body
      .webhookSecret
    expect(renewed).not.toBe(webhookSecret)
    expect((await open(owner, form.id)).webhookSecret).toBe(renewed)
    const logged = await app.services.database
      .selectFrom('changes')
      .selectAll()
      .where('website_id', '=', website.id)
      .execute()
    expect(JSON.stringify(logged)).not.toContain(webhookSecret)
  })

  it('of another website is not there', async () => {
    const form = await create((await openShop()).owner)
    const { owner: otherOwner } = await openShop()
    expect((await otherOwner.call(api.getFormCall, { parameters: { formId: form.id } })).status).toBe(404)
    expect((await save(otherOwner, form, { name: 'Mine' })).status).toBe(404)
    expect((await otherOwner.call(api.deleteFormCall, { parameters: { formId: form.id } })).status).toBe(404)
    expect((await otherOwner.call(api.listFormsCall, {})).body.forms).toEqual([])
  })

  it('is one of 500 at most', async () => {
    const { website, owner } = await openShop()
    const form = await create(owner, 'blank')
    const row = { content: JSON.stringify(formContentSchema.parse(contentOf(form))), created_at: 1, updated_at: 1 }
    await app.services.database
      .insertInto('forms')
      .values(
        Array.from({ length: 499 }, (_, index) => {
          return { ...row, website_id: website.id, id: `form-number-${index}`, name: 'x', revision: 1 }
        }),
      )
      .execute()
    const refused = await owner.call(api.createFormCall, { body: { template: 'blank' } })
    expect([refused.status, refused.code]).toEqual([409, 'form-limit'])
  })
})

describe('a change of a form', () => {
  it('is taken back, and that too', async () => {
    const { owner } = await openShop()
    const form = await create(owner)
    const { batchId } = (await save(owner, form, { name: 'Write to us' })).body
    const undone = (await undo(owner, batchId)).body.batchId
    expect((await open(owner, form.id)).form).toMatchObject({ name: 'Contact', revision: 3 })
    await undo(owner, undone)
    expect((await open(owner, form.id)).form.name).toBe('Write to us')
  })

  it('stays where another one followed', async () => {
    const { owner } = await openShop()
    const form = await create(owner)
    const first = (await save(owner, form, { name: 'Write to us' })).body
    await save(owner, first.form, { submitLabel: 'Go' })
    expect((await undo(owner, first.batchId)).code).toBe('change-superseded')
  })

  it('is undone by an editor, who may not change products', async () => {
    const { owner } = await openShop(roles.editor)
    const form = await create(owner)
    const { body } = await owner.call(api.deleteFormCall, { parameters: { formId: form.id } })
    expect((await owner.call(listChangesCall, {})).body.changes[0]).toMatchObject({
      titles: ['Contact'],
      canUndo: true,
    })
    expect((await undo(owner, body.batchId)).status).toBe(200)
    expect((await open(owner, form.id)).form.name).toBe('Contact')
  })
})

describe('deleting a form', () => {
  it('takes its answers along, and undo brings both back', async () => {
    const { website, owner } = await openShop()
    const form = await create(owner)
    await buildSubmission(app, website, form, {})
    const { batchId } = (await owner.call(api.deleteFormCall, { parameters: { formId: form.id } })).body
    expect((await owner.call(api.getFormCall, { parameters: { formId: form.id } })).status).toBe(404)
    expect((await owner.call(api.listFormsCall, {})).body.forms).toEqual([])
    await undo(owner, batchId)
    expect((await owner.call(api.listFormsCall, {})).body.forms).toMatchObject([
      { name: 'Contact', submissions: 1, unread: 1 },
    ])
  })

  it('is refused while a page or a product uses it, and the list says where', async () => {
    const { website, addProduct } = await buildShop(app)
    const owner = await app.owner(website)
    const [onPage, inProduct] = [await create(owner), await create(owner, 'rsvp')]
    const page = buildPage({ id: 'page-one', urlId: 'hello', title: 'Hello', blocks: [formOnPage(onPage.id)] })
    await app.changing(website, (scope) => insertPage(scope, page))
    const product = await addProduct({ additionalFieldsFormId: inProduct.id })
    for (const form of [onPage, inProduct]) {
      const refused = await owner.call(api.deleteFormCall, { parameters: { formId: form.id } })
      expect([refused.status, refused.code]).toEqual([409, 'form-in-use'])
    }
    const said = (await owner.call(api.deleteFormCall, { parameters: { formId: onPage.id } })).failure.error
    expect(said).toBe('This form is used on: Hello. Remove it there first.')
    const [first, second] = (await owner.call(api.listFormsCall, {})).body.forms
    expect(first!.uses).toEqual([{ kind: 'page', id: 'page-one', title: 'Hello', path: '/hello' }])
    expect(second!.uses).toMatchObject([{ kind: 'product', id: product.id }])
    // A product page leaves out what cannot be sent with a purchase, and its owner is told.
    const file = { id: 'sketch', type: 'file', title: 'A sketch', accept: ['picture'], maxMegabytes: 5, maxFiles: 1 }
    await app.changing(website, (scope) =>
      writeForm(scope, { ...inProduct, fields: [...inProduct.fields, fieldSchema.parse(file)] }),
    )
    const rows = (await owner.call(api.listFormsCall, {})).body.forms
    expect(rows.map((row) => row.notAskedOfBuyers)).toEqual([0, 1])
  })
})
