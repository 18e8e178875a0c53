import { expect, it, test } from 'vitest'
import { buildExport, type ExportedItem } from '#server/testing/imports/build-export.ts'
import { dumpOf, withoutUnusedWords } from '#server/testing/imports/dump.ts'
import { checkFile, importFile, rowsOf, upload } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { startImport } from '../change-import.ts'
import { runImport } from '../run-import.ts'
import { undoImport } from '../undo-import.ts'

const app = await startTestApp()
const goOn = async () => false
const xml = { filename: 'site.xml' }

const items: readonly ExportedItem[] = [
  {
    id: 4,
    type: 'attachment',
    title: 'Kiln',
    status: 'inherit',
    url: 'https://192.0.2.10/uploads/kiln.jpg',
    meta: { _wp_attachment_image_alt: 'A kiln' },
  },
  {
    id: 5,
    title: 'Firing day &amp; night',
    slug: 'firing-day',
    html: '<!-- wp:paragraph --><p>We fire on <b>Fridays</b>.</p><!-- /wp:paragraph --><!-- wp:image {"id":4} --><figure class="wp-block-image"><img src="https://192.0.2.10/uploads/kiln-300x200.jpg" class="wp-image-4"/><figcaption>The kiln</figcaption></figure><!-- /wp:image -->',
    excerpt: 'Why Fridays.',
    categories: ['Workshop Notes'],
    tags: ['kiln'],
    meta: { _thumbnail_id: '4', _yoast_wpseo_title: 'Firing' },
    comments: 2,
  },
  {
    id: 6,
    title: 'Next year',
    slug: 'next-year',
    status: 'future',
    date: '2090-01-01 08:00:00',
    html: 'Soon.\n\nVery soon.',
  },
  { id: 7, title: 'Half done', slug: '', link: 'https://old.example/?p=7', status: 'draft', html: 'Not yet' },
  { id: 8, title: 'For us', slug: 'for-us', status: 'private', html: '<p>Ours</p>' },
  { id: 9, title: 'Gone', slug: 'gone', status: 'trash', html: '<p>Gone</p>' },
  {
    id: 10,
    type: 'page',
    title: 'About us',
    slug: 'about-us',
    link: 'https://old.example/studio/about-us/',
    html: '<h2>Since 1990</h2><p>Clay.</p>',
  },
  { id: 11, type: 'nav_menu_item', title: 'About' },
]

async function buildSite() {
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  await owner.request('GET', '/api/sign-in')
  return { site, owner }
}

it('imports posts and pages with their facts, and redirects their old paths', async () => {
  const { site, owner } = await buildSite()
  const checked = await checkFile(app, site, owner, buildExport(items), xml)
  expect(checked).toMatchObject({
    ...{
      format: 'wordpress',
      state: 'checked',
      total: 6,
      collectionId: '',
      pictureSources: [{ host: '192.0.2.10', count: 1 }],
    },
    planned: { create: 5, update: 0, unchanged: 0, skip: 1, error: 0 },
  })
  expect(checked.notices).toEqual([
    'A blog will be created for 4 posts. Add it to the navigation when you’re ready.',
    'One page won’t be in the navigation until you add it.',
    'URLs of the old site will redirect to 3 posts and pages here. Each is listed below its title.',
    'One image will be downloaded from 192.0.2.10. Keep the old site open until then.',
    '2 comments aren’t imported.',
    'Not imported: one menu link.',
  ])
  const started = await owner.call(contracts.startImportCall, { parameters: { importId: checked.id } })
  expect(started.code).toBe(null)
  await runImport(app.services, site.id, checked.id, goOn)
  const { import: done } = (await owner.call(contracts.getImportCall, { parameters: { importId: checked.id } })).body
  expect(done).toMatchObject({
    state: 'done',
    outcome: checked.planned,
    collectionTitle: 'Blog',
    canUndo: true,
    pictures: { waiting: 2 },
  })

  const visitor = app.visitor(site)
  const post = await visitor.request('GET', '/blog/firing-day')
  expect(post.statusCode).toBe(200)
  expect(post.body).toContain('We fire on <b>Fridays</b>.')
  expect(post.body).toContain('Ida Brook')
  expect((await visitor.request('GET', '/blog/category/workshop-notes')).body).toContain('Firing day &amp; night')
  for (const [from, to] of [
    ['/2024/05/firing-day', '/blog/firing-day'],
    ['/studio/about-us', '/about-us'],
    ['/category/workshop-notes', '/blog/category/workshop-notes'],
  ] as const)
    expect((await visitor.request('GET', from)).headers.location, from).toBe(to)
  expect((await visitor.request('GET', '/about-us')).body).toContain('Since 1990')
  for (const path of ['/blog/next-year', '/blog/half-done', '/blog/for-us', '/blog/gone'])
    expect((await visitor.request('GET', path)).statusCode, path).toBe(404)
  const rows = await rowsOf(owner, done.id)
  expect(rows.map(({ kind, title, action }) => [kind, title, action])).toEqual([
    ['post', 'Firing day & night', 'create'],
    ['post', 'Next year', 'create'],
    ['post', 'Half done', 'create'],
    ['post', 'For us', 'create'],
    ['post', 'Gone', 'skip'],
    ['page', 'About us', 'create'],
  ])
})

it('changes nothing the second time, changes what a new file says, and undoes each as a whole', async () => {
  const { site, owner } = await buildSite()
  const empty = withoutUnusedWords(await dumpOf(app, site))
  const { id } = await importFile(app, site, owner, buildExport(items), xml)
  const first = await dumpOf(app, site)
  const again = await importFile(app, site, owner, buildExport(items), xml)
  expect(again.outcome).toEqual({ create: 0, update: 0, unchanged: 5, skip: 1, error: 0, warnings: 0 })
  expect(again.canUndo).toBe(false)
  expect(await dumpOf(app, site)).toEqual(first)

  const changed = items.map((item) => (item.id === 5 ? { ...item, title: 'Firing', html: '<p>On Mondays.</p>' } : item))
  const update = await importFile(app, site, owner, buildExport(changed), xml)
  expect(update.outcome).toEqual(update.planned)
  expect(update.outcome).toMatchObject({ update: 1, unchanged: 4 })
  expect((await app.visitor(site).request('GET', '/blog/firing-day')).body).toContain('On Mondays.')
  await undo(update.id)
  // Its images can be fetched again, as after every undo.
  expect({ ...withoutUnusedWords(await dumpOf(app, site)), import_pictures: [] }).toEqual({
    ...withoutUnusedWords(first),
    import_pictures: [],
  })
  expect((await importFile(app, site, owner, buildExport(changed), xml)).outcome).toMatchObject({ update: 1 })
  const { body } = await owner.call(contracts.listImportsCall, {})
  await undo(body.imports[0]!.id)

  await undo(id)
  const after = withoutUnusedWords(await dumpOf(app, site))
  expect(after).toEqual(empty)

  async function undo(importId: string) {
    await owner.call(contracts.undoImportCall, { parameters: { importId } })
    await undoImport(app.services, site.id, importId, goOn)
    const { import: undone } = (await owner.call(contracts.getImportCall, { parameters: { importId } })).body
    expect([undone.state, undone.failure]).toEqual(['undone', null])
  }
})

it('goes on after a stop where it was, and ends with the same site', async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({
    title: `Post ${index}`,
    html: `<p>Text ${index}</p>`,
    tags: ['many'],
  }))
  const { site, owner } = await buildSite()
  const { id } = await checkFile(app, site, owner, buildExport(many), xml)
  await app.changing(site, (scope) => startImport(scope, id, Date.now() + 3_600_000))
  let reports = 0
  expect(await runImport(app.services, site.id, id, async () => ++reports === 2)).toBe('stopped')
  expect(await runImport(app.services, site.id, id, goOn)).toBe('through')
  const { import: done } = (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body
  expect(done).toMatchObject({ state: 'done', position: 45, outcome: { create: 45 } })
  const { count } = await app.services.database
    .selectFrom('items')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('website_id', '=', site.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(45)
})

test.each([
  ['a truncated file', buildExport(items).slice(0, -400), 'import-xml-broken'],
  [
    'entities of its own',
    buildExport(items, '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    'import-xml-unsafe',
  ],
  [
    'a feed for readers',
    '<?xml version="1.0"?><rss><channel><item><title>News</title></item></channel></rss>',
    'import-format-unknown',
  ],
  ['an export of nothing', buildExport([]), 'import-file-empty'],
])('%s is refused with a message', async (_, text, code) => {
  const { owner } = await buildSite()
  expect((await upload(owner, text, xml)).code).toBe(code)
})

it('shows nothing of scripts, and cuts a title of a megabyte', async () => {
  const { site, owner } = await buildSite()
  const hostile = [
    {
      title: 'Bad',
      slug: 'bad',
      html: '<p onclick="x()">Hello<script>alert(1)</script></p><iframe srcdoc="<script>alert(2)</script>"></iframe><a href="javascript:alert(3)">there</a><svg onload=alert(4)></svg>',
    },
    { title: 'x'.repeat(1_000_000), slug: 'y'.repeat(100_000), html: `<p>Long</p>${'<div><b>'.repeat(50_000)}` },
  ]
  const done = await importFile(app, site, owner, buildExport(hostile), xml)
  expect(done.outcome).toMatchObject({ create: 2, error: 0 })
  const { body } = await app.visitor(site).request('GET', '/blog/bad')
  expect(body).toContain('Hello')
  expect(body).not.toMatch(/alert\(|onclick|javascript:/)
})

it('is refused to people who may not write posts', async () => {
  const { site, owner } = await buildSite()
  const { id } = await checkFile(app, site, owner, buildExport(items), xml)
  const manager = await app.owner(site, roles.storeManager)
  await manager.request('GET', '/api/sign-in')
  expect((await upload(manager, buildExport(items), xml)).code).toBe('not-permitted')
  expect((await manager.call(contracts.startImportCall, { parameters: { importId: id } })).code).toBe('not-permitted')
})
