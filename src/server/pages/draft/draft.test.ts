import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage, updatePage } from '#server/pages/page-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { createFormCall } from '#shared/forms/owner-api.ts'
import { galleryBlock } from '#shared/pages/blocks/gallery.ts'
import {
  checkLinksCall,
  publishDraftCall,
  readDraftCall,
  resolveModelsCall,
  STEPS_TO_UNDO,
  showCanvasCall,
  takeStepsCall,
} from '#shared/pages/draft/api.ts'
import { inverseOf, type Operation, operation, type Step } from '#shared/pages/draft/steps.ts'
import { deletePageCall, placeFormCall } from '#shared/pages/owner-api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { STEPS_KEPT } from './draft-store.ts'

const app = await startTestApp()
let made = 0

async function openPage() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const page = buildPage({
    id: newId(),
    urlId: 'about',
    title: 'About',
    blocks: [{ id: 'words', type: 'text', settings: { html: '<p>Before</p>' } }],
  })
  await app.changing(website, (scope) => insertPage(scope, page))
  const parameters = { pageId: page.id }
  const visible = async () => (await app.visitor(website).request('GET', '/about')).body
  return { website, owner, page, parameters, visible }
}

const step = (operations: Operation[], changes: Partial<Step> = {}): Step => {
  made += 1
  return {
    ...{ id: `step-${String(made).padStart(8, '0')}`, label: 'Edit text', operations, undoes: null },
    ...changes,
  }
}
const write = (before: string, after: string) =>
  step([operation(['blocks', 'words', 'settings', 'html'], `<p>${before}</p>`, `<p>${after}</p>`)])

test('a page with a gallery opens in the editor: its settings, which are pulled into their ranges, are sent', async () => {
  const { website, owner } = await openPage()
  const gallery = { id: 'gallery', type: 'gallery', settings: galleryBlock.settings.parse({ items: [], padding: 900 }) }
  const page = buildPage({ id: newId(), urlId: 'kilns', title: 'Kilns', blocks: [gallery as never] })
  await app.changing(website, (scope) => insertPage(scope, page))
  const draft = (await owner.call(readDraftCall, { parameters: { pageId: page.id } })).body
  expect(draft.content.blocks.gallery!.settings).toMatchObject({ padding: 50, design: 'grid' })
})

test('visitors see a draft when it is published, and the page before when that is undone', async () => {
  const { owner, parameters, visible } = await openPage()
  const taken = await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [write('Before', 'After')] } })
  expect(taken.body).toEqual({ sequence: 1, hasMoved: false })
  expect(await visible()).toContain('<p>Before</p>')
  const draft = (await owner.call(readDraftCall, { parameters })).body
  expect(draft.content.blocks.words!.settings).toMatchObject({ html: '<p>After</p>' })
  expect(draft.published.blocks.words!.settings).toMatchObject({ html: '<p>Before</p>' })
  expect(draft.steps.map(({ label }) => label)).toEqual(['Edit text'])

  const published = await owner.call(publishDraftCall, { parameters, body: { sequence: 1 } })
  expect(await visible()).toContain('<p>After</p>')
  const again = await owner.call(publishDraftCall, { parameters, body: { sequence: 1 } })
  expect(again.body.batchId).toBeNull()
  expect((await undo(owner, published.body.batchId!)).status).toBe(200)
  expect(await visible()).toContain('<p>Before</p>')
  // The draft follows what is published.
  const after = (await owner.call(readDraftCall, { parameters })).body
  expect(after.content).toEqual(after.published)
})

test('a step that is sent twice is taken once', async () => {
  const { owner, parameters } = await openPage()
  const steps = [write('Before', 'After')]
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps } })
  const again = await owner.call(takeStepsCall, { parameters, body: { after: 0, steps } })
  expect(again.body).toEqual({ sequence: 1, hasMoved: false })
  const both = [...steps, write('After', 'Later')]
  expect((await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: both } })).body.sequence).toBe(2)
})

test('two people change different things, and the same thing only one of them', async () => {
  const { website, owner, parameters } = await openPage()
  const other = await app.owner(website)
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [write('Before', 'Mine')] } })
  const late = await other.call(takeStepsCall, { parameters, body: { after: 0, steps: [write('Before', 'Theirs')] } })
  expect([late.status, late.code]).toEqual([409, 'draft-moved'])
  const hidden = step([operation(['blocks', 'words', 'hidden'], 'never', 'phone')])
  const beside = await other.call(takeStepsCall, { parameters, body: { after: 0, steps: [hidden] } })
  expect(beside.body).toEqual({ sequence: 2, hasMoved: true })
  const { content, steps } = (await owner.call(readDraftCall, { parameters })).body
  expect(content.blocks.words).toMatchObject({ settings: { html: '<p>Mine</p>' }, hidden: 'phone' })
  // Undo is of one's own steps.
  expect(steps).toHaveLength(1)
  const publish = await owner.call(publishDraftCall, { parameters, body: { sequence: 1 } })
  expect(publish.code).toBe('draft-moved')
})

test('undo is a step, so that it is there after a reload', async () => {
  const { owner, parameters } = await openPage()
  const first = write('Before', 'After')
  const undone = step(inverseOf(first), { undoes: first.id })
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [first, undone] } })
  const { content, published, steps } = (await owner.call(readDraftCall, { parameters })).body
  expect(content).toEqual(published)
  expect(steps.map(({ id, undoes }) => [id, undoes])).toEqual([
    [first.id, null],
    [undone.id, first.id],
  ])
})

test('HTML is cleaned in the draft and in its steps, and the answer tells the editor so', async () => {
  const { owner, parameters } = await openPage()
  const bad = write('Before', 'Hi<script>alert(1)</script>')
  const taken = await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [bad] } })
  expect(taken.body.hasMoved).toBe(true)
  const { content, steps } = (await owner.call(readDraftCall, { parameters })).body
  expect(JSON.stringify(content)).not.toContain('script')
  expect(JSON.stringify(steps)).not.toContain('script')
})

test.each([
  '<img src=x onerror=alert(1)>Hi',
  '<svg><script>alert(1)</script></svg>Hi',
  '<a href="javascript:alert(1)">Hi</a><a href="data:text/html,x">Hi</a>',
  '<p style="background:url(javascript:alert(1))" onclick="x()">Hi</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object>Hi',
  'Hi<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">Hi</p></noscript>Hi',
  '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)><button>Hi</button></form>',
  '<p data-vitrine=\'{"blocks":[]}\'>Hi</p>',
])('a block that is pasted with %s has nothing that runs, and saving it again changes nothing', async (hostile) => {
  const { owner, page, parameters } = await openPage()
  const pasted = {
    ...page.content.blocks.words!,
    id: 'pasted',
    rank: 'a9',
    settings: { html: hostile, size: 'regular' },
  }
  const steps = [step([operation(['blocks', 'pasted'], undefined, pasted)])]
  expect((await owner.call(takeStepsCall, { parameters, body: { after: 0, steps } })).status).toBe(200)
  const html = async () => {
    const { settings } = (await owner.call(readDraftCall, { parameters })).body.content.blocks.pasted!
    return 'html' in settings ? settings.html : ''
  }
  const clean = await html()
  expect(clean).toContain('Hi')
  expect(clean).not.toMatch(
    /<(?:script|svg|math|iframe|object|style|form|input)|<[^>]*\son[a-z]+=|href="(?:javascript|data):|data-vitrine/i,
  )
  const again = step([operation(['blocks', 'pasted', 'settings', 'html'], clean, `${clean}<p>More</p>`)])
  await owner.call(takeStepsCall, { parameters, body: { after: 1, steps: [again] } })
  expect(await html()).toBe(`${clean}<p>More</p>`)
})

test('a link to a page of the site follows its URL, and is none while that is a draft', async () => {
  const { website, owner, parameters, visible } = await openPage()
  const there = buildPage({ id: newId(), urlId: 'visit', title: 'Visit', blocks: [] })
  await app.changing(website, (scope) => insertPage(scope, there))
  const change = async (scope: ChangeScope, changes: Partial<Page>) => {
    await scope.raiseVersion()
    await updatePage(scope, there, { ...there, ...changes })
  }
  const href = `page:${there.id}#hours`
  const { words } = (await owner.call(readDraftCall, { parameters })).body.content.blocks
  const button = { ...words!, id: 'visit', type: 'button', settings: { label: 'Plan a visit', href, newWindow: false } }
  const steps = [
    write('Before', `<a href="${href}">Hours</a>`),
    step([operation(['blocks', 'visit'], undefined, button)]),
  ]
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps } })
  await owner.call(publishDraftCall, { parameters, body: { sequence: 2 } })
  expect(await visible()).toContain('<a href="/visit#hours">Hours</a>')
  expect(await visible()).toMatch(/<a [^>]*href="\/visit#hours">Plan a visit<\/a>/)
  await app.changing(website, (scope) => change(scope, { urlId: 'find-us' }))
  expect(await visible()).toContain('<a href="/find-us#hours">Hours</a>')
  await app.changing(website, (scope) => change(scope, { status: 'draft' }))
  expect(await visible()).toContain('<a>Hours</a>')
  expect(await visible()).not.toContain('Plan a visit')
})

test('links that lead to no page of the site are known before they are published', async () => {
  const { website, owner, parameters } = await openPage()
  const [there, draft] = [newId(), newId()]
  await app.changing(website, async (scope) => {
    await insertPage(scope, buildPage({ id: there, urlId: 'visit', title: 'Visit' }))
    await insertPage(scope, buildPage({ id: draft, urlId: 'later', title: 'Later', status: 'draft' }))
  })
  const well = ['/visit', '/visit/', `page:${there}`, `page:${parameters.pageId}`, '/cart', '/sitemap.xml']
  const broken = ['/vist', '/later', `page:${draft}`, 'page:nothing', '/policies/nothing', '/visit/nothing', '/%ff']
  const reply = await owner.call(checkLinksCall, { parameters, body: { links: [...well, ...broken] } })
  expect(reply.body.broken).toEqual(broken)
  const elsewhere = { parameters: { pageId: newId() }, body: { links: [] } }
  expect(await owner.call(checkLinksCall, elsewhere)).toMatchObject({ status: 404, code: 'page-not-found' })
})

test('what does not fit the page is refused and changes nothing', async () => {
  const { owner, parameters } = await openPage()
  const refused = [
    step([operation(['blocks', 'words', 'sectionId'], 'part-1', 'gone')]),
    step([operation(['blocks', 'words', 'settings', 'size'], 'regular', 'gigantic')]),
    step([operation(['blocks', 'words', 'settings', 'onload'], undefined, 'alert(1)')]),
  ]
  for (const one of refused) {
    const reply = await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [one] } })
    expect([reply.status, reply.code]).toEqual([400, 'step-refused'])
  }
  expect((await owner.call(readDraftCall, { parameters })).body.sequence).toBe(0)
})

test('a form that is put on the page is put on its draft too, and keeps what the draft has changed', async () => {
  const { owner, parameters, visible } = await openPage()
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [write('Before', 'After')] } })
  const { form } = (await owner.call(createFormCall, { body: { template: 'contact' } })).body
  await owner.call(placeFormCall, { parameters: { ...parameters, formId: form.id } })
  const draft = (await owner.call(readDraftCall, { parameters })).body
  expect(draft.sequence).toBe(2)
  expect(Object.values(draft.content.blocks).map(({ type }) => type)).toEqual(['text', 'form'])
  await owner.call(publishDraftCall, { parameters, body: { sequence: 2 } })
  const html = await visible()
  expect(html).toContain('<p>After</p>')
  expect(html).toContain('block-form')
})

test('blocks that show more than their settings get it from the server, and what visitors would not see is null', async () => {
  const { owner, parameters, page } = await openPage()
  const { form } = (await owner.call(createFormCall, { body: { template: 'contact' } })).body
  const place = { ...page.content.blocks.words!, settings: undefined }
  const blocks = [
    { ...place, id: 'there', type: 'form' as const, settings: { formId: form.id } },
    { ...place, id: 'gone', type: 'form' as const, settings: { formId: newId() } },
  ]
  const { models } = (await owner.call(resolveModelsCall, { parameters, body: { blocks } })).body
  expect(models).toMatchObject({ there: { id: 'there', type: 'form' }, gone: null })
})

test('the last thousand steps of a page are kept', async () => {
  const { website, owner, parameters } = await openPage()
  let words = 'Before'
  for (let call = 0; call < 11; call += 1) {
    const steps = Array.from({ length: 100 }, (_, index) => {
      const next = `${call} ${index}`
      const one = write(words, next)
      words = next
      return one
    })
    const taken = await owner.call(takeStepsCall, { parameters, body: { after: call * 100, steps } })
    expect(taken.status).toBe(200)
  }
  const { database } = app.services
  const { first, last } = await database
    .selectFrom('page_draft_steps')
    .select(({ fn }) => [fn.min('sequence').as('first'), fn.max('sequence').as('last')])
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  expect([Number(first), Number(last)]).toEqual([1_100 - STEPS_KEPT + 1, 1_100])
  expect((await owner.call(readDraftCall, { parameters })).body.steps).toHaveLength(STEPS_TO_UNDO)
})

test('a deleted page takes its draft with it', async () => {
  const { owner, parameters } = await openPage()
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [write('Before', 'After')] } })
  await owner.call(deletePageCall, { parameters })
  expect((await owner.call(readDraftCall, { parameters })).code).toBe('page-not-found')
  const late = await owner.call(takeStepsCall, { parameters, body: { after: 1, steps: [write('After', 'Later')] } })
  expect(late.code).toBe('page-not-found')
})

test('the canvas is the site around an empty page, and can send nothing', async () => {
  const { owner } = await openPage()
  const reply = await owner.request('GET', showCanvasCall.path)
  expect(reply.body).toContain('<main id="main" tabindex="-1"></main>')
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain("connect-src 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect((await app.visitor((await openPage()).website).request('GET', showCanvasCall.path)).statusCode).toBe(401)
})
