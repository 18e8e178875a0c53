import type { Locator, Page } from '@playwright/test'
import { expect, signedOut, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { putInCart } from './steps/cart.ts'
import { goInStudio, keepNotice, openStudio, takeBack } from './steps/studio.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

test('an owner adds code, which runs for visitors who agree to its purpose until it is undone', {
  tag: '@phone',
}, async ({ page, visitor, browser }) => {
  await test.step('an owner adds code, which runs for visitors on public pages until it is undone', async () => {
    await openStudio(page, '/custom-code', 'Custom code')
    await expectAccessible(page, 'custom code before any')
    await page.getByRole('textbox', { name: 'Head code' }).fill('<div>Hello</div>')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('textbox', { name: 'Head code' })).toHaveAccessibleDescription(/can’t contain <div>/)
    await expectAccessible(page, 'custom code that was refused')

    await page
      .getByRole('textbox', { name: 'Head code' })
      .fill('<script>document.documentElement.dataset.counted = "yes"</script>')
    await page
      .getByRole('textbox', { name: 'Body code' })
      .fill('<script src="https://cdn.example.com/x.js"></script><p onclick="go()">Open until five.</p>')
    await page.getByRole('button', { name: 'Save' }).click()
    await keepNotice(page, 'Custom code saved. It runs for visitors now.')
    await expect(page.getByRole('list', { name: 'Hosts' })).toHaveText('cdn.example.com')
    await expect(page.getByText('The attribute onclick doesn’t run.')).toBeVisible()
    await expectAccessible(page, 'custom code that was saved')

    const counted = visitor.locator('html[data-counted="yes"]')
    for (const [path, isCounted] of [
      ['/', true],
      ['/shop', true],
      ['/?safe-mode', false],
      ['/cart', false],
    ] as const) {
      await visitor.goto(path)
      await expect(visitor.getByRole('main')).toBeVisible()
      await expect(counted, path).toHaveCount(isCounted ? 1 : 0)
      await expect(visitor.getByText('Open until five.'), path).toHaveCount(isCounted ? 1 : 0)
    }
    // Staff who are signed in see pages without it, also after a visitor has opened them.
    const own = await page.context().newPage()
    await own.goto('/')
    await expect(own.getByText('Open until five.')).toHaveCount(0)
    await own.close()

    await takeBack(page, 'Custom code saved')
    await visitor.goto('/')
    await expect(counted).toHaveCount(0)
  })
  await test.step('a script waits until a visitor agrees to its purpose, and a choice can be changed', async () => {
    await becomeSomeoneElse(visitor)
    const count = (purpose: string) =>
      `<script type="text/plain" data-consent="${purpose}">document.documentElement.dataset.${purpose} = "yes"</script>`
    await page.getByRole('textbox', { name: 'Head code' }).fill(count('analytics') + count('marketing'))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom code saved. It runs for visitors now.')).toBeVisible()

    const [analytics, marketing] = ['analytics', 'marketing'].map((one) => visitor.locator(`html[data-${one}="yes"]`))
    const banner = visitor.getByRole('region', { name: 'Your privacy' })
    const footer = visitor.getByRole('contentinfo')
    await visitor.goto('/')
    await expect(footer).toBeAttached()
    await expect(analytics!, 'without a banner nobody agrees').toHaveCount(0)

    await goInStudio(page, '/cookie-banner', 'Cookie banner')
    await page.getByRole('switch', { name: 'Show the cookie banner' }).check()
    await page.getByRole('checkbox', { name: 'Ask for marketing cookies' }).check()
    await expectAccessible(page, 'the cookie banner in its editor')
    await page.getByRole('button', { name: 'Save' }).click()
    await keepNotice(page, 'Cookie banner saved')

    await visitor.goto('/')
    await expect(banner).toBeVisible()
    await expect(visitor.locator('html[style*="--consent-height"]')).toHaveCount(1)
    await expectAccessible(visitor, 'a page with a cookie banner')
    await banner.getByRole('button', { name: 'Choose' }).press('Enter')
    await expect(banner.getByRole('checkbox', { name: /^Statistics/ })).toBeFocused()
    await expectAccessible(visitor, 'the choices of a cookie banner')
    await visitor.keyboard.press('Space')
    await banner.getByRole('button', { name: 'Save choices' }).press('Enter')
    await expect(banner).toBeHidden()
    await expect(analytics!).toHaveCount(1)
    await expect(marketing!).toHaveCount(0)

    // Without JavaScript the page is whole, nobody is asked what a script would remember, and nothing runs.
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: signedOut })
    const still = await context.newPage()
    await still.goto('/')
    await expect(still.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(still.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await expect(still.getByRole('region', { name: 'Your privacy' })).toBeHidden()
    await expect(still.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
    await expect(still.locator('html[data-analytics], html[data-marketing]')).toHaveCount(0)
    await context.close()

    // On the next page without a question.
    await visitor.goto('/shop')
    await expect(analytics!).toHaveCount(1)
    await expect(banner).toBeHidden()

    await footer.getByRole('button', { name: 'Cookie settings' }).click()
    await expect(banner.getByRole('checkbox', { name: /^Statistics/ })).toBeChecked()
    await visitor.keyboard.press('Escape')
    await expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
    await footer.getByRole('button', { name: 'Cookie settings' }).click()
    await Promise.all([visitor.waitForEvent('load'), banner.getByRole('button', { name: 'Reject all' }).click()])
    await expect(visitor.getByRole('main')).toBeVisible()
    await expect(banner).toBeHidden()
    await expect(analytics!).toHaveCount(0)

    await becomeSomeoneElse(visitor)
    await expectToCoverNothing(visitor)
    await takeBack(page, 'Cookie banner saved')
    await goInStudio(page, '/custom-code', 'Custom code')
    await page.getByRole('textbox', { name: 'Head code' }).fill('')
    await save(page)
  })
})

/**
 * Expects that the banner shifts nothing, and covers neither the cart button nor what buys, for somebody who is new.
 */
async function expectToCoverNothing(visitor: Page): Promise<void> {
  await putInCart(visitor, 'side-plate')

  // A typeface that arrives late moves some texts by pixels: that is not the banner's doing.
  await visitor.route('**/*.woff2', (route) => route.abort())
  await visitor.goto('/shop/p/harbor-mug')
  const banner = visitor.getByRole('region', { name: 'Your privacy' })
  await expect(banner).toBeVisible()
  expect(await visitor.evaluate(shifts), 'layout shift').toBe(0)
  const main = visitor.getByRole('main')
  await main.getByRole('button', { name: 'Add to cart' }).first().focus()
  await expectAbove(main.getByRole('button', { name: 'Add to cart' }).first(), banner)

  await visitor.goto('/')
  const pill = visitor.locator('[data-cart-pill]')
  // As it is where the header is not in sight: that of the demo always is, and the page may say so a moment later.
  await expect(async () => {
    await pill.evaluate((element) => element.setAttribute('data-alone', ''))
    await expect(pill).toBeVisible({ timeout: 1_000 })
    await expectAbove(pill, banner, 1_000)
  }).toPass()
  // The end of the page is above it, too. The footer has its height only when it is near.
  const settings = visitor.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await expect(async () => {
    await visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectAbove(settings, banner, 200)
  }).toPass()
}

/** One page of each type. */
const pageTypes = [
  ...['/', '/about', '/contact', '/survey', '/shop', '/shop/vases', '/shop/p/harbor-mug', '/journal'],
  ...['/first-bowl', '/first-bowl/wedge-the-clay'],
  ...['/2024/05/slow-mornings', '/search?q=mug', '/nowhere', '/cart', '/gift-card/balance', '/withdrawal'],
]
/** What a page cannot work without: the token of its forms, and the choice itself. */
const needed = ['crumb', 'cookie-consent']

test('no page stores or loads anything before a visitor agrees, their consent is recorded, and a withdrawal removes all', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  await openStudio(page, '/custom-code', 'Custom code')
  await page
    .getByRole('textbox', { name: 'Head code' })
    .fill('<script type="text/plain" data-consent="analytics" src="https://stats.example.com/x.js"></script>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Custom code saved. It runs for visitors now.')).toBeVisible()
  await goInStudio(page, '/cookie-banner', 'Cookie banner')
  await page.getByRole('switch', { name: 'Show the cookie banner' }).check()
  await page.getByRole('checkbox', { name: 'Ask for marketing cookies' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cookie banner saved')).toBeVisible()

  const context = await browser.newContext({ storageState: signedOut, baseURL: baseURL! })
  const elsewhere: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL!).origin,
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  const visitor = await context.newPage()
  const banner = visitor.getByRole('region', { name: 'Your privacy' })
  const cookies = async () => {
    const all = await context.cookies()
    return all.map(({ name }) => name).filter((name) => !needed.includes(name))
  }
  const keys = () => visitor.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())

  for (const path of pageTypes) {
    await visitor.goto(path, { waitUntil: 'networkidle' })
    expect(await cookies(), path).toEqual([])
    expect(await keys(), path).toEqual([])
  }
  expect(elsewhere).toEqual([])

  await visitor.goto('/')
  const proved = visitor.waitForRequest((request) => new URL(request.url()).pathname === '/api/consent')
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await proved
  await expect
    .poll(async () => (await cookies()).toSorted())
    .toEqual([...['SS_ANALYTICS_ID', 'SS_MID', 'SS_SESSION_ID', 'cookie-consent-id', 'ss_cvr']])
  const days = (await context.cookies())
    .filter(({ name }) => name === 'ss_cvr' || name === 'SS_ANALYTICS_ID')
    .map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 86_400)])
  // It is set for two years; this browser keeps no cookie for longer than 400 days.
  expect(Object.fromEntries(days)).toEqual({ ss_cvr: 400, SS_ANALYTICS_ID: 390 })
  await expect
    .poll(keys)
    .toEqual(
      [
        'SS_ANALYTICS_EXPIRATION',
        'SS_ANALYTICS_ID',
        'SS_HAS_LANDED',
        'SS_IS_FIRST_SESSION',
        'SS_SESSION_ID',
      ].toSorted(),
    )
  await expect.poll(() => elsewhere).toEqual(['https://stats.example.com/x.js'])

  await visitor.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await Promise.all([visitor.waitForEvent('load'), banner.getByRole('button', { name: 'Reject all' }).click()])
  await expect.poll(cookies).toEqual([])
  await expect.poll(keys).toEqual([])
  await becomeSomeoneElse(visitor)
  await expectToCoverNothing(visitor)
  await context.close()

  // A browser that refuses tracking is not asked.
  const refusing = await browser.newContext({
    ...{ storageState: signedOut, baseURL: baseURL!, extraHTTPHeaders: { 'sec-gpc': '1' } },
  })
  await refusing.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const quiet = await refusing.newPage()
  await quiet.goto('/', { waitUntil: 'networkidle' })
  await expect(quiet.getByRole('region', { name: 'Your privacy' })).toBeHidden()
  await expect(quiet.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
  await refusing.close()

  await page.reload()
  const records = page.getByRole('region', { name: 'Consent records' })
  await expect(records.locator('dl > div').filter({ hasText: 'Marketing' })).toHaveText('Marketing1')
  // Its notice with the undo is gone by now.
  await page.getByRole('switch', { name: 'Show the cookie banner' }).uncheck()
  await save(page)
  await goInStudio(page, '/custom-code', 'Custom code')
  await page.getByRole('textbox', { name: 'Head code' }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Custom code saved. It runs for visitors now.')).toBeVisible()
})

/** Saves while the notice of a former change may still be there. */
async function save(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok()),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
}

/** How much the page has shifted since it was opened. */
const shifts = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
    ).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 500)
  })

async function expectAbove(element: Locator, banner: Locator, timeout = 10_000): Promise<void> {
  await expect(async () => {
    const [one, other] = [await boxOf(element), await boxOf(banner)]
    expect(one.y + one.height).toBeLessThanOrEqual(other.y)
  }).toPass({ timeout })
}
