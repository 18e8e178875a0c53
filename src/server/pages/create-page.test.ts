import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { createFormCall } from '#shared/forms/owner-api.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation, type Step } from '#shared/pages/draft/steps.ts'
import { createPageCall, deletePageCall, duplicatePageCall, listPagesCall } from '#shared/pages/owner-api.ts'
import { addRedirectCall } from '#shared/redirects/owner-api.ts'

const app = await startTestApp()

async function createPage(title = 'Our kiln <3', inNavigation = true) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const made = await owner.call(createPageCall, { body: { title, inNavigation } })
  const parameters = { pageId: made.body.pageId }
  const get = (path: string) => app.visitor(website).request('GET', path)
  const draft = async () => (await owner.call(readDraftCall, { parameters })).body
  const publish = async () => owner.call(publishDraftCall, { parameters, body: { sequence: (await draft()).sequence } })
  /** Replaces the words of the first block in the editor. */
  async function write(html: string) {
    const { content, sequence } = await draft()
    const { id, settings } = blocksOf(content)[0]!
    const before = 'html' in settings ? settings.html : ''
    const step: Step = {
      ...{ id: crypto.randomUUID(), label: 'Edit text', undoes: null },
      operations: [operation(['blocks', id, 'settings', 'html'], before, html)],
    }
    await owner.call(takeStepsCall, { parameters, body: { after: sequence, steps: [step] } })
  }
  return { website, owner, made, parameters, get, draft, publish, write }
}

test('a new page is a draft: visitors see it, and the link to it, once it is published, until that is undone', async () => {
  const { owner, get, publish, draft } = await createPage()
  expect((await get('/our-kiln-3')).statusCode).toBe(404)
  expect((await get('/search')).body).not.toContain('/our-kiln-3')
  expect((await get('/sitemap.xml')).body).not.toContain('/our-kiln-3')
  expect((await draft()).page.status).toBe('draft')
  const published = await publish()
  expect((await get('/our-kiln-3')).body).toContain('<h1>Our kiln &lt;3</h1>')
  expect((await get('/search')).body).toContain('href="/our-kiln-3"')
  expect((await publish()).body.batchId).toBeNull()
  await undo(owner, published.body.batchId)
  expect((await get('/our-kiln-3')).statusCode).toBe(404)
  expect((await draft()).page.status).toBe('draft')
})

test('a published page answers where a redirect led away', async () => {
  const { owner, get, publish } = await createPage('Kiln')
  await owner.call(addRedirectCall, { body: { from: '/kiln', to: '/search' } })
  expect((await get('/kiln')).statusCode).toBe(301)
  await publish()
  expect((await get('/kiln')).statusCode).toBe(200)
})

test('creating a page is one action that undo takes back, and titles that are the same get other URLs', async () => {
  const { owner, made } = await createPage('Kiln')
  await owner.call(createPageCall, { body: { title: 'Kiln' } })
  const paths = async () => (await owner.call(listPagesCall, {})).body.pages.map(({ path }) => path)
  expect(await paths()).toEqual(expect.arrayContaining(['/kiln', '/kiln-1']))
  await undo(owner, made.body.batchId)
  expect(await paths()).not.toContain('/kiln')
})

test('a copy has what the editor shows, and is a draft', async () => {
  const { owner, parameters, publish, write, get } = await createPage('Kiln')
  await publish()
  await write('<h1>Fired twice</h1>')
  const copy = await owner.call(duplicatePageCall, { parameters })
  const { page, content } = (await owner.call(readDraftCall, { parameters: { pageId: copy.body.pageId } })).body
  expect(page).toMatchObject({ title: 'Kiln (copy)', urlId: 'kiln-copy', status: 'draft' })
  expect(JSON.stringify(content)).toContain('Fired twice')
  expect((await get('/kiln-copy')).statusCode).toBe(404)
})

test('a page is deleted with its draft, and undo brings both back, as often as it is repeated', async () => {
  const { owner, parameters, publish, write, draft, get } = await createPage('Kiln')
  await publish()
  await write('<h1>Fired twice</h1>')
  const before = await draft()
  const { batchId } = (await owner.call(deletePageCall, { parameters })).body
  expect((await get('/kiln')).statusCode).toBe(404)
  const undone = await undo(owner, batchId)
  expect((await get('/kiln')).body).toContain('<h1>Kiln</h1>')
  expect(await draft()).toMatchObject({ content: before.content, published: before.published })
  const redone = await undo(owner, undone.body.batchId)
  expect((await get('/kiln')).statusCode).toBe(404)
  await undo(owner, redone.body.batchId)
  expect((await draft()).content).toEqual(before.content)
})

test('a page that is gone cannot be duplicated', async () => {
  const { owner, parameters } = await createPage('Kiln')
  await owner.call(deletePageCall, { parameters })
  expect((await owner.call(duplicatePageCall, { parameters })).code).toBe('page-not-found')
})

test('a ready-made page has its title, and shows a form where there is one', async () => {
  const { owner } = await createPage()
  const made = async (title: string) => {
    const { body } = await owner.call(createPageCall, { body: { title, readyPage: 'contact' } })
    const draft = await owner.call(readDraftCall, { parameters: { pageId: body.pageId } })
    return blocksOf(draft.body.published)
  }
  const formsOf = (blocks: Awaited<ReturnType<typeof made>>) => blocks.filter(({ type }) => type === 'form')
  const without = await made('Salt & light')
  expect(JSON.stringify(without).match(/<h1>[^<]*/g)).toEqual(['<h1>Salt &amp; light'])
  expect(formsOf(without)).toEqual([])
  await owner.call(createFormCall, { body: { template: 'newsletter' } })
  const form = await owner.call(createFormCall, { body: { template: 'contact' } })
  expect(formsOf(await made('Write to us'))).toMatchObject([{ settings: { formId: form.body.form.id } }])
})
