import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildAsset } from '#server/testing/build-shop.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { deleteFileCall } from '#shared/files/schema.ts'
import { getFormCall } from '#shared/forms/owner-api.ts'
import { limits } from '#shared/limits.ts'
import type { NewBlock } from '#shared/pages/build-content.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import { partsOf } from '#shared/pages/content.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { duplicatePageCall, listPagesCall, updatePageCall } from '#shared/pages/owner-api.ts'
import * as api from '#shared/pages/shared-sections/api.ts'
import { sharedIdsOf } from '#shared/pages/shared-sections/shared-content.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { listVersionsCall } from '#shared/pages/versions-api.ts'
import { someBrowserFiles } from '#storefront/document/testing/build-site.ts'
import { sentBy } from '#storefront/forms/testing/sent-by.ts'
import { findPage } from '../find-page.ts'
import { createPageSources } from '../page-sources.ts'
import { insertPage, readPage } from '../page-store.ts'

const app = await startTestApp()
const html = ['blocks', 'words', 'settings', 'html'] as const satisfies Operation['path']
const words = (text: string): NewBlock => ({ id: 'words', type: 'text', settings: { html: `<p>${text}</p>` } })

/** A website with a shared section, and functions that place, write and publish. */
async function openSite(blocks: readonly NewBlock[] = [words('Open at nine')]) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const scope = app.reading(website)
  const body = { name: 'Opening hours', content: buildContent([blocks], () => 'source') }
  const { sharedId, batchId } = (await owner.call(api.createSharedSectionCall, { body })).body

  /** Takes a step on a page or shared section. @returns the reply */
  async function change(pageId: string, operations: Operation[]) {
    const { sequence } = (await owner.call(readDraftCall, { parameters: { pageId } })).body
    const step = { id: newId(), label: 'Change', operations, undoes: null }
    return owner.call(takeStepsCall, { parameters: { pageId }, body: { after: sequence, steps: [step] } })
  }
  async function publish(pageId: string) {
    const { sequence } = (await owner.call(readDraftCall, { parameters: { pageId } })).body
    return (await owner.call(publishDraftCall, { parameters: { pageId }, body: { sequence } })).body.batchId
  }
  const placing = (id: string, shared = sharedId) => [
    operation(['sections', id], undefined, { id, rank: `a${id.length}`, sharedId: shared }),
  ]
  /** A page with a text, and a place for the shared section in its draft. */
  async function addPage(urlId: string, { isPublished = true, places = ['place'] } = {}) {
    const page = buildPage({ ...{ id: newId(), urlId, title: `Page ${urlId}` }, blocks: [words(`About ${urlId}`)] })
    await app.changing(website, (changing) => insertPage(changing, page))
    for (const place of places) expect((await change(page.id, placing(place))).status).toBe(200)
    if (isPublished) await publish(page.id)
    return page.id
  }
  const write = (before: string, after: string) =>
    change(sharedId, [operation(html, `<p>${before}</p>`, `<p>${after}</p>`)])
  const see = async (path: string) => (await visitor.request('GET', path)).body
  const listed = async () => (await owner.call(api.listSharedSectionsCall, {})).body.sections
  const pagesWith = async () =>
    (await owner.call(api.listSharedSectionPagesCall, { parameters: { sharedId } })).body.pages.map(
      ({ title, isDraftOnly }) => `${title}${isDraftOnly ? ' (draft)' : ''}`,
    )
  const remove = (places: 'detach' | 'remove') =>
    owner.call(api.deleteSharedSectionCall, { parameters: { sharedId }, query: { places } })
  const placesOn = async (pageId: string) => sharedIdsOf((await readPage(scope, pageId))!.content)
  return {
    ...{ website, owner, visitor, sharedId, batchId, change, publish, placing, addPage, write, see, listed },
    ...{ pagesWith, remove, placesOn },
  }
}

test('a shared section is edited once and seen on all its pages, when it is published', async () => {
  const { addPage, write, publish, see, sharedId } = await openSite()
  await addPage('about')
  await addPage('contact', { places: ['place', 'second'] })
  expect((await see('/contact')).match(/<p>Open at nine/g)).toHaveLength(2)
  await write('Open at nine', 'Open at ten')
  expect(await see('/about')).toContain('Open at nine')
  await publish(sharedId)
  expect(await see('/about')).toContain('Open at ten')
  const contact = await see('/contact')
  expect(contact).not.toContain('Open at nine')
  expect(contact.match(/id="block-[\w-]+"/g)?.toSorted()).toEqual([
    'id="block-place_words"',
    'id="block-second_words"',
    'id="block-words"',
  ])
})

test('publishing it is one change, which is undone as one, and a version', async () => {
  const { addPage, write, publish, see, sharedId, owner, website } = await openSite()
  await addPage('about')
  await addPage('contact')
  await write('Open at nine', 'Open at ten')
  const version = async () => (await app.services.websites.byId(website.id))!.version
  const before = await version()
  const batchId = await publish(sharedId)
  expect(await version()).toBe(before + 1)
  const [change] = (await owner.call(listChangesCall, { query: {} })).body.changes
  expect(change).toMatchObject({ batchId, noun: 'shared-section', titles: ['Opening hours'], count: 1 })
  const { versions } = (await owner.call(listVersionsCall, { parameters: { pageId: sharedId } })).body
  expect(versions).toHaveLength(2)
  expect(await see(versions[1]!.previewPath)).toContain('Open at nine')
  expect((await undo(owner, batchId)).status).toBe(200)
  expect(await see('/about')).toContain('Open at nine')
  expect(await see('/contact')).toContain('Open at nine')
})

test('a page shows its shared sections with one query more, however many it has', async () => {
  const { addPage, website, sharedId, change, placing, publish } = await openSite()
  const pageId = await addPage('about', { places: [] })
  const scope = app.reading(website)
  const queriesOf = async () => {
    let asked = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        asked += 1
        return result
      },
    }
    const sources = createPageSources({ ...scope, database: scope.database.withPlugin(counting) })
    await findPage({
      ...{ website, origin: 'https://shop.example', path: '/about', query: new URLSearchParams() },
      ...{ sources, files: someBrowserFiles, testAccess: null, isWithoutCode: false },
    })
    return asked
  }
  const without = await queriesOf()
  await change(pageId, placing('p'))
  await publish(pageId)
  expect((await queriesOf()) - without).toBe(1)
  for (const id of ['pp', 'ppp', 'pppp']) await change(pageId, placing(id, sharedId))
  await publish(pageId)
  expect((await queriesOf()) - without).toBe(1)
})

test('owners see on which pages it is, published or not', async () => {
  const { addPage, listed, pagesWith, owner, batchId } = await openSite()
  expect(await listed()).toMatchObject([{ name: 'Opening hours', pageCount: 0 }])
  const about = await addPage('about')
  await addPage('contact', { isPublished: false, places: ['place', 'second'] })
  expect(await listed()).toMatchObject([{ pageCount: 2 }])
  expect(await pagesWith()).toEqual(['Page about', 'Page contact (draft)'])
  await owner.call(duplicatePageCall, { parameters: { pageId: about } })
  expect(await pagesWith()).toEqual(['Page about', 'Page about (copy)', 'Page contact (draft)'])
  expect((await undo(owner, batchId)).code).toBe('shared-section-in-use')
})

test('it is no page: lists of pages and their settings do not know it, and no URL leads to it', async () => {
  const { owner, sharedId, visitor } = await openSite()
  const { pages, total } = (await owner.call(listPagesCall, { query: {} })).body
  expect(pages.map(({ id }) => id)).not.toContain(sharedId)
  expect(total).toBe(pages.length)
  expect((await owner.call(duplicatePageCall, { parameters: { pageId: sharedId } })).code).toBe('page-not-found')
  expect((await owner.call(updatePageCall, { parameters: { pageId: sharedId }, body: {} as never })).status).toBe(400)
  expect((await visitor.request('GET', `/${sharedId}`)).statusCode).toBe(404)
})

test('its name can be changed, and that undone', async () => {
  const { owner, sharedId, listed } = await openSite()
  const rename = (name: string) => owner.call(api.renameSharedSectionCall, { parameters: { sharedId }, body: { name } })
  const { batchId } = (await rename('Hours')).body
  expect(await listed()).toMatchObject([{ name: 'Hours' }])
  expect((await rename('Hours')).body.batchId).toBeNull()
  await undo(owner, batchId)
  expect(await listed()).toMatchObject([{ name: 'Opening hours' }])
})

test.each([
  ['detach', /Open at nine/],
  ['remove', /^(?!.*Open at nine)/s],
] as const)('deleting it (%s) changes all its pages and drafts, and is undone as a whole', async (fate, expected) => {
  const { addPage, remove, see, owner, placesOn, listed, sharedId, change } = await openSite()
  const about = await addPage('about')
  const contact = await addPage('contact', { isPublished: false })
  const moved = await addPage('moved')
  await change(moved, [operation(['sections', 'place', 'rank'], 'a5', 'a9')])
  const { batchId } = (await remove(fate)).body
  expect(await see('/about')).toMatch(expected)
  expect(await placesOn(about)).toEqual([])
  for (const pageId of [contact, moved, about]) {
    const { content } = (await owner.call(readDraftCall, { parameters: { pageId } })).body
    expect(sharedIdsOf(content)).toEqual([])
    expect(partsOf(content)).toHaveLength(fate === 'detach' ? 2 : 1)
  }
  expect(await listed()).toEqual([])
  const [logged] = (await owner.call(listChangesCall, { query: {} })).body.changes
  expect(logged).toMatchObject({ noun: 'shared-section', kind: 'deleted', titles: ['Opening hours'] })
  expect((await undo(owner, batchId)).status).toBe(200)
  expect(await placesOn(about)).toEqual([sharedId])
  expect(await listed()).toMatchObject([{ id: sharedId }])
  expect(await see('/about')).toContain('Open at nine')
})

test('a page without room for a copy refuses the deletion, and nothing is changed', async () => {
  const { addPage, remove, see, change, publish } = await openSite()
  const pageId = await addPage('about')
  const more = Array.from({ length: limits.blocksPerLayout - 1 }, (_, index) => `more${index}`)
  const { blocks } = buildContent([more.map((id) => ({ ...words('More'), id }))], () => 'part-1')
  await change(
    pageId,
    Object.values(blocks).map((block) => operation(['blocks', block.id], undefined, block)),
  )
  await publish(pageId)
  const refused = await remove('detach')
  expect([refused.code, refused.status === 409 && refused.failure.title]).toEqual([
    'shared-section-page-full',
    'Page about',
  ])
  expect(await see('/about')).toContain('Open at nine')
  expect((await remove('remove')).status).toBe(200)
})

test('a page whose shared section is gone shows the rest', async () => {
  const { addPage, see, website, sharedId } = await openSite()
  await addPage('about')
  await app.services.database
    .deleteFrom('pages')
    .where('website_id', '=', website.id)
    .where('id', '=', sharedId)
    .execute()
  await app.changing(website, (scope) => scope.raiseVersion())
  expect(await see('/about')).toContain('About about')
})

test('a page shows no shared section of another website, and one that does not exist cannot be placed', async () => {
  const mine = await openSite()
  const other = await openSite([words('Their hours')])
  const pageId = await mine.addPage('about', { places: [] })
  for (const id of [other.sharedId, newId(), pageId])
    expect((await mine.change(pageId, mine.placing('place', id))).code).toBe('step-refused')
  const parameters = { sharedId: other.sharedId }
  expect((await mine.owner.call(api.listSharedSectionPagesCall, { parameters })).code).toBe('shared-section-not-found')
  // Even if it were stored.
  const page = buildPage({ id: newId(), urlId: 'stolen' })
  const sections = { place: { id: 'place', rank: 'a0', sharedId: other.sharedId } }
  await app.changing(mine.website, (scope) => insertPage(scope, { ...page, content: { sections, blocks: {} } }))
  expect(await mine.see('/stolen')).not.toContain('Their hours')
  expect(await other.listed()).toMatchObject([{ pageCount: 0 }])
})

test('a shared section stays one section without others in it', async () => {
  const { change, placing, sharedId } = await openSite()
  expect((await change(sharedId, placing('place'))).code).toBe('step-refused')
  const { sections } = buildContent([[words('More')]], () => 'second')
  expect((await change(sharedId, [operation(['sections', 'second'], undefined, sections.second)])).code).toBe(
    'step-refused',
  )
})

test('a form and an image in it are used, and the form can be sent on its pages', async () => {
  const { website, owner, addPage, change, publish, sharedId, visitor } = await openSite([words('Write to us')])
  const form = await buildForm(app, website)
  const asset = await buildAsset(app, website)
  const { blocks } = buildContent(
    [
      [
        { id: 'form', type: 'form', settings: { formId: form.id } },
        { id: 'image', type: 'text', settings: { html: `<p><img src="/media/${asset}/a.jpg" alt="" /></p>` } },
      ],
    ],
    () => 'source',
  )
  await change(
    sharedId,
    Object.values(blocks).map((block) => operation(['blocks', block.id], undefined, block)),
  )
  await publish(sharedId)
  const { uses } = (await owner.call(getFormCall, { parameters: { formId: form.id } })).body
  expect(uses).toEqual([{ kind: 'shared section', id: sharedId, title: 'Opening hours', path: null }])
  expect((await owner.call(deleteFileCall, { parameters: { assetId: asset } })).status).toBe(409)
  await addPage('contact')
  const inputs = sentBy((await visitor.request('GET', '/contact')).body)
  for (const [index, answer] of ['Ada', 'ada@example.com', 'Hello'].entries())
    inputs.set(`answers.${form.fields[index]!.id}`, answer)
  const post = (sent: URLSearchParams) =>
    visitor.request('POST', '/contact', sent.toString(), {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
    })
  // Without JavaScript, a form that is sent quickly asks for a second press.
  const asked = await post(inputs)
  expect(asked.statusCode).toBe(200)
  expect((await post(sentBy(asked.body))).statusCode).toBe(303)
})

test('search finds its words on the pages that show it, also after they changed', async () => {
  const { addPage, write, publish, see, sharedId } = await openSite([words('Zymurgy')])
  await addPage('about')
  await addPage('hidden', { isPublished: false })
  await app.runJobs()
  const found = async (text: string) =>
    [...(await see(`/search?q=${text}`)).matchAll(/href="\/(about|hidden)"/g)].length > 0
  expect(await found('zymurgy')).toBe(true)
  expect(await found('zymurgy+about')).toBe(true)
  await write('Zymurgy', 'Quokkas')
  await publish(sharedId)
  await app.runJobs()
  expect([await found('quokkas'), await found('zymurgy')]).toEqual([true, false])
})
