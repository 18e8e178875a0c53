import { expect, signedOut, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { keepSettings } from './steps/owner.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

/** The browser of the tests calls itself headless, as robots do. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const SECRET = 'ada.secret@example.com'

test('a visitor who agrees is recorded with masked fields, and the owner watches it without their words', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const restore = await keepSettings(page.request, '/api/owner/consent', '/api/owner/analytics/replay-settings')
  await openStudio(page, '/cookie-banner', 'Cookie banner')
  await page.getByRole('switch', { name: 'Show the cookie banner' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cookie banner saved')).toBeVisible()
  await goInStudio(page, '/analytics?view=replays', 'Analytics')
  await expect(page.getByText('No recordings yet')).toBeVisible()
  await page.getByRole('switch', { name: /^Record visits/ }).check()
  await page.getByRole('textbox', { name: 'Share of visitors (%)' }).fill('100')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page.getByText('Nothing is recorded yet')).toBeHidden()
  await expectAccessible(page, 'the settings of session replay')

  const context = await browser.newContext({
    ...{ userAgent, storageState: signedOut, baseURL: baseURL!, timezoneId: 'America/New_York' },
  })
  await context.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }))
  const visitor = await context.newPage()
  const sent: string[] = []
  visitor.on('request', (request) => {
    if (request.url().includes('/api/replays/')) sent.push(request.postData() ?? '')
  })
  await visitor.goto('/contact?email=ada@example.com')
  const banner = visitor.getByRole('region', { name: 'Your privacy' })
  await expect(banner).toBeVisible()
  expect(sent, 'before a choice').toEqual([])
  const taken = visitor.waitForResponse((response) => response.url().includes('/api/replays/'))
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await visitor.getByRole('textbox', { name: /email/i }).first().fill(SECRET)
  expect((await taken).status()).toBe(200)
  const onShop = visitor.waitForResponse(
    (response) => response.url().includes('/api/replays/') && response.ok() && visitor.url().endsWith('/shop'),
  )
  await visitor.goto('/shop')
  await onShop
  expect(sent.join('')).not.toContain(SECRET)
  expect(sent.join('')).not.toContain('ada@example.com')
  await visitor.goto('/cart')
  await expect(visitor.locator('body')).not.toHaveAttribute('data-replays')
  await context.close()

  await openStudio(page, '/analytics?view=replays', 'Analytics')
  const table = page.getByRole('table', { name: 'Recordings' })
  await expect(table.getByRole('row', { name: /Computer, Chrome/ })).toBeVisible()
  await expectAccessible(page, 'the list of recordings')
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await table.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  const recorded = page.frameLocator('iframe[title="Recording"]').frameLocator('iframe')
  await expect(recorded.getByRole('heading', { level: 1 })).toBeVisible()
  const own = [`${new URL(baseURL!).origin}/`, 'data:', 'blob:', 'about:']
  expect(asked.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([])
  expect(complaints).toEqual([])
  await expectAccessible(page, 'a recording that is played')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No recordings yet')).toBeVisible()
  await restore()
})
