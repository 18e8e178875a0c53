import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { roles } from '#shared/roles/rules.ts'
import type { RunningServer } from './fixtures/running-server.ts'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible, expectToFit } from './steps/accessibility.ts'
import { tabTo } from './steps/keyboard.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

// A server of its own, whose owner gets other roles.
test.use({ environment: { RATE_LIMIT_MULTIPLIER: '3' } })

const refused = 'You don’t have access'

/** Gives the demo's owner a role. */
function giveRole({ dataFolder }: RunningServer, role: number): void {
  const database = new Sqlite(join(dataFolder, 'vitrine.db'))
  database.prepare('update staff set role = ?').run(role)
  database.close()
}

/** Paths of the server's own things differ by their ids alone. */
const kindOf = (path: string) => path.replace(/[?#].*$/, '').replace(/\/[0-9a-f]{8}-[0-9a-f-]{27,}/g, '/:id')

/** Follows the links of the studio, one of each kind. @returns the kinds of screens that were shown, with their headings */
async function followLinks(page: Page, look: (path: string) => Promise<void>): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  const waiting = ['/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (shown.has(kindOf(path))) continue
    if (path !== '/') {
      await page.locator('h1').evaluate((heading) => heading.setAttribute('data-former', ''))
      await page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, `/config${path}`)
    }
    const heading = page.locator('h1:not([data-former])')
    await expect(heading, path).toHaveCount(1)
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
    shown.set(kindOf(path), await heading.innerText())
    await look(path)
    const links = await page
      .locator('a[href^="/config"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).getAttribute('href')!))
    waiting.push(...links.map((href) => href.slice('/config'.length) || '/'))
  }
  return shown
}

for (const [name, expected, closed] of [
  ['editor', ['/pages', '/collections', '/navigation', '/images', '/forms', '/products', '/products/:id'], '/orders'],
  [
    'storeManager',
    [
      '/orders',
      '/invoices',
      '/returns',
      '/gift-cards',
      '/products/:id',
      '/stock',
      '/imports',
      '/store-settings',
      '/forms',
    ],
    '/pages',
  ],
  ['campaignsEditor', ['/images', '/subscribers'], '/products'],
  ['reporting', ['/', '/reports'], '/products'],
  ['moderator', ['/', '/reviews'], '/products'],
] as const) {
  test(`a member with the role ${name} meets no screen and no call that only refuses @desktop`, async ({
    page,
    server,
  }) => {
    const refusals: string[] = []
    page.on('response', (reply) => {
      if (reply.status() === 403) refusals.push(`${reply.request().method()} ${new URL(reply.url()).pathname}`)
    })
    giveRole(server, roles[name])
    await openStudio(page, '/', /./)
    const shown = await followLinks(page, (path) => expectToFit(page, path))
    giveRole(server, roles.admin)
    expect([...shown.keys()]).toEqual(expect.arrayContaining([...expected]))
    expect([...shown].filter(([, heading]) => heading === refused)).toEqual([])
    expect([...shown.keys()]).not.toContain(closed)
    expect(refusals).toEqual([])
  })
}

test('an editor signs in, writes pages, and reads what their role may not do', { tag: '@desktop' }, async ({
  visitor,
  server,
}) => {
  giveRole(server, roles.editor)
  const viewOnly = 'Your role can view products, but not change them. Ask an administrator for access.'
  await visitor.goto('/config')
  await visitor.getByLabel('Email').fill('nora@tidemill.example')
  await visitor.getByRole('textbox', { name: 'Password' }).fill(server.ownerPassword)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Nora$/)

  await goInStudio(visitor, '/products', 'Products')
  await expect(visitor.getByText(viewOnly)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Harbor Mug' })).toBeVisible()
  for (const name of ['Add product', 'Reorder']) await expect(visitor.getByRole('link', { name })).toBeHidden()
  await expectAccessible(visitor, 'products that are only viewed')
  await visitor.getByRole('link', { name: 'Harbor Mug' }).click()
  await expect(visitor.getByLabel('Title', { exact: true })).toBeDisabled()
  await expect(visitor.getByText(viewOnly)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Save' })).toBeHidden()
  // What is longer than its box can be read with the keyboard.
  await tabTo(visitor, visitor.getByRole('grid', { name: 'Variants' }))
  for (const [path, heading] of [
    ['/stock', 'Prices & stock'],
    ['/categories', 'Categories'],
  ] as const) {
    await goInStudio(visitor, path, heading)
    await expect(visitor.getByText(viewOnly)).toBeVisible()
  }

  // An address that someone sent.
  await goInStudio(visitor, '/orders', refused)
  await expect(visitor.getByText('Ask an administrator of the site for access.')).toBeVisible()
  await expectAccessible(visitor, 'a screen without access')
  await goInStudio(visitor, '/pages', 'Pages')
  await expect(visitor.getByRole('button', { name: 'New page' })).toBeEnabled()
  giveRole(server, roles.admin)
})
