import { expect, test } from 'vitest'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import type { Website } from '#server/websites/website.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { createStoreCall } from '#shared/collections/api.ts'
import { createFormCall, deleteFormCall, getFormCall } from '#shared/forms/owner-api.ts'
import { createFormPageCall, placeFormCall, takeFormAwayCall } from '#shared/pages/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

/** A site whose owner has created a form that no page shows. */
async function buildUnplaced() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { form } = (await owner.call(createFormCall, { body: { template: 'contact' } })).body
  const usesOf = async () => (await owner.call(getFormCall, { parameters: { formId: form.id } })).body.uses
  return { website, owner, form, usesOf }
}

const htmlOf = async (website: Website, path: string) => (await app.visitor(website).request('GET', path)).body

test('a form gets a page of its own, with a link to it, and both are taken back together', async () => {
  const { website, owner, form, usesOf } = await buildUnplaced()
  const parameters = { formId: form.id }
  const body = { title: 'Say <hello>', inNavigation: true }
  const first = await owner.call(createFormPageCall, { parameters, body })
  expect(first).toMatchObject({ status: 200, body: { page: { title: 'Say <hello>', path: '/say-hello' } } })
  const second = await owner.call(createFormPageCall, { parameters, body: { ...body, inNavigation: false } })
  expect(second.body.page.path).toBe('/say-hello-1')

  const page = await htmlOf(website, '/say-hello')
  expect(page).toContain('<h1>Say &lt;hello&gt;</h1>')
  expect(page).toContain(`data-form-id="${form.id}"`)
  expect(await htmlOf(website, '/')).toMatch(/href="\/say-hello"/)
  expect(await usesOf()).toHaveLength(2)

  expect((await owner.call(listChangesCall, { query: {} })).body.changes[1]).toMatchObject({
    noun: 'page',
    kind: 'created',
    titles: ['Say <hello>'],
    count: 1,
  })
  expect((await undo(owner, first.body.batchId!)).status).toBe(200)
  expect((await app.visitor(website).request('GET', '/say-hello')).statusCode).toBe(404)
  expect(await htmlOf(website, '/')).not.toMatch(/href="\/say-hello"/)
  expect(await usesOf()).toMatchObject([{ path: '/say-hello-1' }])
})

test('anyone who may make a page with a link may take both back, and no one else may', async () => {
  const { website, owner, form } = await buildUnplaced()
  const [editor, keeper] = [await app.owner(website, roles.editor), await app.owner(website, roles.storeManager)]
  const body = { title: 'Hello', inNavigation: true }
  const { batchId } = (await editor.call(createFormPageCall, { parameters: { formId: form.id }, body })).body
  const seenBy = async (browser: Browser) =>
    (await browser.call(listChangesCall, { query: {} })).body.changes.find((one) => one.batchId === batchId)
  expect(await seenBy(editor)).toMatchObject({ noun: 'page', canUndo: true })
  expect(await seenBy(keeper)).toBeUndefined()
  expect((await undo(keeper, batchId)).status).toBe(403)
  expect((await undo(editor, batchId)).status).toBe(200)
  expect(await htmlOf(website, '/')).not.toContain('href="/hello"')

  // A new store page also adds a link, which an editor cannot do.
  const store = (await owner.call(createStoreCall, { body: { title: 'Second shop' } })).body
  expect((await undo(editor, store.batchId)).status).toBe(403)
  expect((await undo(keeper, store.batchId)).status).toBe(200)
})

test('a form is put on a page that is there, once, and taken away again', async () => {
  const { website, owner, form, usesOf } = await buildUnplaced()
  const { body } = await owner.call(createFormPageCall, { parameters: { formId: form.id }, body: { title: 'Hello' } })
  const other = (await owner.call(createFormCall, { body: { template: 'rsvp' } })).body.form
  const parameters = { pageId: body.page.id, formId: other.id }
  const placed = await owner.call(placeFormCall, { parameters })
  expect((await owner.call(placeFormCall, { parameters })).body.batchId).toBeNull()
  expect((await htmlOf(website, '/hello')).match(/data-form-id="[^"]+"/g)).toEqual([
    `data-form-id="${form.id}"`,
    `data-form-id="${other.id}"`,
  ])
  expect((await owner.call(deleteFormCall, { parameters: { formId: other.id } })).code).toBe('form-in-use')

  const taken = await owner.call(takeFormAwayCall, { parameters: { ...parameters, formId: form.id } })
  expect(await usesOf()).toEqual([])
  expect(await htmlOf(website, '/hello')).toContain(other.id)
  const undone = await undo(owner, placed.body.batchId!)
  expect(undone.code).toBe('change-superseded')
  await undo(owner, taken.body.batchId!)
  expect(await usesOf()).toMatchObject([{ path: '/hello' }])
})

test('what is not there, and what there is no room for, is refused', async () => {
  const { website, owner, form } = await buildUnplaced()
  const { page } = (await owner.call(createFormPageCall, { parameters: { formId: form.id }, body: { title: 'Hello' } }))
    .body
  const nothing = '00000000-0000-7000-8000-000000000000'
  const codeOf = async (pageId: string, formId: string) =>
    (await owner.call(placeFormCall, { parameters: { pageId, formId } })).code
  expect(await codeOf(nothing, form.id)).toBe('page-not-found')
  expect(await codeOf(page.id, nothing)).toBe('form-not-found')
  expect((await owner.call(createFormPageCall, { parameters: { formId: nothing }, body: { title: 'x' } })).code).toBe(
    'form-not-found',
  )
  const neighbour = await app.owner(await app.buildWebsite())
  const foreign = await neighbour.call(takeFormAwayCall, { parameters: { pageId: page.id, formId: form.id } })
  expect(foreign.code).toBe('page-not-found')

  const blocks = Array.from({ length: 60 }, (_, index) => ({ id: `b${index}`, type: 'text', html: '' }))
  await app.services.database
    .updateTable('pages')
    .set({ content: JSON.stringify(blocks) })
    .where('website_id', '=', website.id)
    .where('id', '=', page.id)
    .execute()
  expect(await codeOf(page.id, form.id)).toBe('page-full')
  const keeper = await app.owner(website, roles.storeManager)
  const refused = await keeper.call(placeFormCall, { parameters: { pageId: page.id, formId: form.id } })
  expect(refused.status).toBe(403)
})
