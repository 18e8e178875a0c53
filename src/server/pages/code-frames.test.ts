import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage, updatePage } from '#server/pages/page-store.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { codePath } from '#shared/pages/code-api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { createSharedSectionCall } from '#shared/pages/shared-sections/api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const frameBlock = { id: 'frame', type: 'code', settings: { html: '<p>Members only</p>', mode: 'frame' } } as const

async function openPage(settings: Partial<Page> = {}) {
  const website = await app.buildWebsite()
  const page = buildPage({ id: newId(), urlId: 'members', title: 'Members', ...settings, blocks: [frameBlock] })
  await app.changing(website, (scope) => insertPage(scope, page))
  const path = codePath(page.id, 'frame')
  const see = async (browser: Browser = app.visitor(website)) => {
    const { statusCode, headers, body } = await browser.request('GET', path)
    expect(String(body).includes('Members only')).toBe(statusCode === 200)
    return [statusCode, headers['cache-control']]
  }
  const owner = await app.owner(website)
  const lock = async (password: string | null) => {
    const passwordHash = password === null ? null : await hashPassword(password)
    await app.changing(website, async (scope) => {
      await updatePage(scope, page, { ...page, passwordHash })
      await scope.raiseVersion()
    })
  }
  const give = (visitor: Browser, _password: string) =>
    visitor.request('POST', '/members', new URLSearchParams({ _password }).toString(), {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
    })
  return { website, owner, see, lock, give }
}

const everyone = [200, 'public, no-cache']
const one = [200, 'private, no-store']
const nobody = [404, 'no-store']

test.each([
  ['published', everyone, everyone],
  ['private', nobody, one],
  ['draft', nobody, nobody],
  ['needs-review', nobody, nobody],
  ['scheduled', nobody, nobody],
] as const)('the frame of a page that is %s: visitors get %s, its people %s', async (status, forVisitors, forStaff) => {
  const publishAt = status === 'scheduled' ? Date.now() + 86_400_000 : null
  const { website, see } = await openPage({ status, publishAt })
  expect(await see()).toEqual(forVisitors)
  expect(await see(await app.owner(website, roles.viewer))).toEqual(forStaff)
  expect(await see(await app.owner(await app.buildWebsite()))).toEqual(nobody)
})

test('the frame of a page with a password opens with it, in one browser, until there is another one', async () => {
  const { website, owner, see, lock, give } = await openPage()
  await lock('tidal mill')
  const visitor = app.visitor(website)
  await give(visitor, 'low tide')
  expect(await see(visitor)).toEqual(nobody)
  const { cookies } = await give(visitor, 'tidal mill')
  // Browsers send it to the page, to its frames and to its files.
  expect(cookies.map(({ path }) => path)).toEqual(['/members', '/api/pages', '/media'])
  expect([await see(visitor), await see(), await see(owner)]).toEqual([one, nobody, one])
  await lock('another one')
  expect(await see(visitor)).toEqual(nobody)
  await lock(null)
  expect(await see()).toEqual(everyone)
})

test('a shared section has frames on the pages that show it alone', async () => {
  const { website, owner } = await openPage()
  const { content } = buildPage({ blocks: [frameBlock] })
  const { sharedId } = (await owner.call(createSharedSectionCall, { body: { name: 'Members', content } })).body
  expect((await app.visitor(website).request('GET', codePath(sharedId, 'frame'))).statusCode).toBe(404)
})
