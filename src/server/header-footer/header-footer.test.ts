import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage, updatePage } from '#server/pages/page-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getHeaderFooterCall, saveHeaderFooterCall } from '#shared/header-footer/api.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

const changed: HeaderFooter = {
  header: {
    layout: 'logo-center-menu-below',
    isSticky: false,
    isTransparent: false,
    button: { text: 'Book a table', href: '/book', newWindow: false },
    announcement: { text: 'Closed on <b>Sunday</b>', href: '/hours', colors: 'accent', isDismissible: true },
  },
  footer: { text: 'Mill Cove', imprint: 'Nora Quill' },
}

test('an owner changes header and footer, visitors see them on every page, and the change is undone', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const before = (await owner.call(getHeaderFooterCall, {})).body
  const { batchId } = (await owner.call(saveHeaderFooterCall, { body: changed })).body
  expect((await owner.call(getHeaderFooterCall, {})).body).toEqual(changed)
  const { body: html, headers } = await visitor.request('GET', '/nowhere')
  expect(html).toContain('Closed on &lt;b&gt;Sunday&lt;/b&gt;')
  expect(html).toContain('data-layout="logo-center-menu-below"')
  expect(html).toMatch(/<a[^>]* href="\/book"[^>]*>Book a table/)
  // The script that hides a closed announcement before the first paint is allowed by its hash.
  expect(String(headers['content-security-policy']).match(/'sha256-[^']+'/g)!.length).toBeGreaterThan(1)
  expect((await owner.call(saveHeaderFooterCall, { body: changed })).body.batchId).toBeNull()
  expect((await undo(owner, batchId!)).status).toBe(200)
  expect((await owner.call(getHeaderFooterCall, {})).body).toEqual(before)
})

test('links of the header to pages are followed, and not shown while visitors do not see the page', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const page = buildPage({ id: newId(), urlId: 'tables', title: 'Tables', status: 'draft' })
  await app.changing(website, (scope) => insertPage(scope, page))
  const href = `page:${page.id}`
  const { button, announcement, ...header } = changed.header
  const linked = {
    ...changed,
    header: { ...header, button: { ...button!, href }, announcement: { ...announcement!, href } },
  }
  expect((await owner.call(saveHeaderFooterCall, { body: linked })).status).toBe(200)
  const shown = async () => (await app.visitor(website).request('GET', '/nowhere')).body
  expect(await shown()).not.toContain('Book a table')
  expect(await shown()).not.toContain(href)
  await app.changing(website, async (scope) => {
    await scope.raiseVersion()
    await updatePage(scope, page, { ...page, status: 'published' })
  })
  expect(await shown()).toMatch(/<a[^>]* href="\/tables"[^>]*>Book a table/)
  expect(await shown()).toMatch(/<a[^>]* href="\/tables"[^>]*>Closed on/)
})

test('an undo does not take back what was changed later, and bad input changes nothing', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const first = (await owner.call(saveHeaderFooterCall, { body: changed })).body
  const later = { ...changed, footer: { text: 'Elsewhere', imprint: '' } }
  await owner.call(saveHeaderFooterCall, { body: later })
  expect((await undo(owner, first.batchId!)).code).toBe('change-superseded')
  const button = { text: 'Click', href: 'javascript:alert(1)', newWindow: false }
  for (const header of [
    { ...changed.header, button },
    { ...changed.header, layout: 'upside-down' },
  ])
    expect((await owner.call(saveHeaderFooterCall, { body: { ...changed, header } as never })).status).toBe(400)
  expect((await owner.call(getHeaderFooterCall, {})).body).toEqual(later)
})

test('those who design the site may change it, and nobody else: not those who write pages', async () => {
  const website = await app.buildWebsite()
  const statusOf = async (role: number) =>
    (await (await app.owner(website, role)).call(saveHeaderFooterCall, { body: changed })).status
  expect([await statusOf(roles.websiteManager), await statusOf(roles.editor), await statusOf(roles.viewer)]).toEqual([
    200, 403, 403,
  ])
})
