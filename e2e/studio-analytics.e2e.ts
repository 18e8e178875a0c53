import type { Page } from '@playwright/test'
import type { ActionTable } from '../src/shared/analytics/actions.ts'
import { declaredEvents, type EventName } from '../src/shared/analytics/declared-events.ts'
import { expect, signedOut, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { addToCart } from './steps/cart.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

/** The browser of the tests calls itself headless, as robots do. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const pages = ['/', '/shop', '/shop/p/side-plate', '/journal', '/cart', '/nowhere', '/search?q=mug']

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Waits until an action is among the numbers: sums are written once a second, and a screen that is open does not read
 * them again. The day of the shop may be another one than here.
 */
async function counted(page: Page, table: ActionTable, text: string): Promise<void> {
  const params = { table, from: dayFromNow(-1), to: dayFromNow(1) }
  await expect
    .poll(async () => (await page.request.get('/api/owner/analytics/actions', { params })).text())
    .toContain(text)
}

test('what visitors do is counted without a cookie, a key or a request elsewhere', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('someone visits page after page without a cookie, a key or a request elsewhere, and the owner sees the visit', async () => {
    const context = await browser.newContext({ userAgent, storageState: signedOut, baseURL: baseURL! })
    const elsewhere: string[] = []
    const hits: string[] = []
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin.startsWith('http') && origin !== new URL(baseURL!).origin) elsewhere.push(request.url())
      if (pathname === '/api/census/RecordHit') hits.push(request.postData() ?? '')
    })
    const visitor = await context.newPage()
    for (const path of pages) {
      const isCounted = !path.startsWith('/nowhere') && !path.startsWith('/search')
      const view =
        isCounted && visitor.waitForRequest((request) => request.postData()?.startsWith('event=View') ?? false)
      await visitor.goto(path)
      await view
    }
    // The token of the cart’s forms tells nobody apart, and is asked for by the cart alone.
    expect((await context.cookies()).filter(({ name }) => name !== 'crumb')).toEqual([])
    expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(elsewhere).toEqual([])
    const views = hits.filter((hit) => hit.startsWith('event=View'))
    expect(views).toHaveLength(pages.length - 2)
    await context.close()

    await openStudio(page, '/analytics?period=today', 'Analytics')
    const table = page.getByRole('table', { name: 'Pages' })
    await expect(table.getByRole('row', { name: /^Home page/ })).toBeVisible()
    await expect(page.getByText(/visitors? now/)).toBeVisible()
    await expectAccessible(page, 'analytics')
    await page.getByRole('tab', { name: 'Browsers' }).click()
    await expect(page.getByRole('table', { name: 'Browsers' }).getByRole('row', { name: /^Chrome/ })).toBeVisible()
  })
  await test.step('every event of the shop, of courses and of the newsletter is fired, and found by the owner', async () => {
    const context = await browser.newContext({ userAgent, storageState: signedOut, baseURL: baseURL! })
    const visitor = await context.newPage()
    const fired: EventName[] = []
    /** Does what fires an event, and waits until it is sent. */
    const fires = async (name: EventName, act: () => Promise<unknown>, person = visitor) => {
      fired.push(name)
      const sent = person.waitForRequest(
        (request) =>
          request.url().endsWith('/clanker/events') && JSON.parse(request.postData()!).eventSchemaName === name,
      )
      await act()
      await sent
    }
    await fires('CommerceShopping_VisitPDP', () => visitor.goto('/shop/p/harbor-mug'))
    await fires('ReviewsVitalsAnchorLink', () =>
      visitor
        .getByRole('link', { name: /out of 5 stars/ })
        .first()
        .click(),
    )
    await fires('ReviewsTab', () => visitor.getByRole('link', { name: /^Reviews \(/ }).click())
    const related = visitor.locator('.related-products')
    await fires('RelatedProductDisplay', () => related.scrollIntoViewIfNeeded())
    await fires('RelatedProductClick', () => related.getByRole('link', { name: 'Quick View: Side Plate' }).click())
    const quickView = visitor.getByRole('dialog', { name: 'Side Plate' })
    await quickView.locator('[data-island="products/purchase"][data-hydrated]').waitFor()
    await expectAccessible(visitor, 'quick view over a product')
    // Both pages draw the same islands: their ids must not meet.
    const ids = await visitor.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
    await fires('RelatedProductAddToCart', () => quickView.getByRole('button', { name: 'Add To Cart' }).click())
    await visitor.goto('/shop/p/side-plate')
    await fires('AddToCart', () => addToCart(visitor))
    await fires('ViewCart', () => visitor.goto('/cart'))
    await fires('RemoveFromCart', () =>
      visitor
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
    )
    await fires('VideoListsPageView', () => visitor.goto('/first-bowl'))
    await fires('VideoDetailsPageView', () => visitor.goto('/first-bowl/center-it'))
    const footer = visitor.getByRole('contentinfo')
    await footer.getByLabel('Email').fill('events@example.com')
    await fires('newsletter-subscribe', () => footer.getByRole('button', { name: 'Subscribe' }).click())
    await context.close()
    await goInStudio(page, '/api-keys', 'API keys')
    await fires('interface-click', () => page.getByRole('button', { name: 'Create API key' }).first().click(), page)
    await page.keyboard.press('Escape')

    await counted(page, 'events', 'newsletter-subscribe')
    await counted(page, 'events', 'interface-click')
    await goInStudio(page, '/analytics?period=today&view=buttons', 'Analytics')
    const events = page.getByRole('region', { name: 'Events: table' })
    for (const name of fired)
      await expect(events.getByRole('row', { name: declaredEvents[name].when }).first()).toBeVisible()
  })
  await test.step('what someone does on pages is counted: a product, a form that is left, an error and the speed', async () => {
    const context = await browser.newContext({ userAgent, storageState: signedOut, baseURL: baseURL! })
    const visitor = await context.newPage()
    const told = (path: string, part = '') =>
      visitor.waitForRequest(
        (request) => request.url().includes(path) && decodeURIComponent(request.postData() ?? '').includes(part),
      )

    const opened = told('/clanker/events', 'CommerceShopping_VisitPDP')
    await visitor.goto('/shop/p/side-plate')
    await opened
    const added = told('/clanker/events', 'AddToCart')
    await addToCart(visitor)
    await added
    const started = told('/api/census/lesson', '"from":-1,"reached":0')
    await visitor.goto('/first-bowl/pull-up-the-wall')
    await started
    const finished = told('/api/census/lesson', '"from":0,"reached":10')
    await visitor.getByRole('button', { name: 'Mark as complete' }).click()
    await finished
    const seen = told('/api/census/form-render', '"step":"seen"')
    await visitor.goto('/contact')
    await seen
    const begun = told('/api/census/form-render', '"step":"begun"')
    await visitor.locator('form[data-form-id]').getByRole('textbox').first().fill('Nora')
    await begun
    const failed = told('/RecordJavascriptErrors', 'kiln is cold')
    await visitor.evaluate(
      () => void setTimeout(() => Promise.reject(new Error('The kiln is cold for nora@canary.example'))),
    )
    await failed
    // As a browser does when the page is left. What it really sends then has the name of the program, which is a robot's.
    const left = told('/api/census/form-render', '"step":"left"')
    const fast = told('/api/1/performance/records', 'LCP')
    await visitor.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')))
    await left
    await fast
    expect(
      (await context.cookies())
        .filter(({ name }) => !['crumb', 'CART', 'hasCart'].includes(name))
        .map(({ name }) => name),
    ).toEqual([])
    await context.close()

    await counted(page, 'fields', 'Your name')
    await goInStudio(page, '/analytics?period=today&view=shop', 'Analytics')
    await expect(page.getByRole('row', { name: /^Added to cart [1-9]/ })).toBeVisible()
    await expectAccessible(page, 'analytics of the shop')
    await page.getByRole('tab', { name: 'Forms' }).click()
    await expect(page.getByRole('region', { name: 'Forms: table' }).getByRole('row')).not.toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Where people leave: table' })).toContainText('Your name')
    await page.getByRole('tab', { name: 'Lessons' }).click()
    const lessons = page.getByRole('region', { name: 'Lessons: table' })
    await expect(lessons.getByRole('row', { name: /^Pull up the wall/ })).toBeVisible()
    await expectAccessible(page, 'analytics of lessons')
    await page.getByRole('tab', { name: 'Errors' }).click()
    await expect(page.getByRole('row', { name: /The kiln is cold for …/ }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Speed' }).click()
    const speed = page.getByRole('region', { name: 'Speed: table' })
    await expect(speed.getByRole('row', { name: /^Largest paint/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'By connection: table' }).getByRole('row')).not.toHaveCount(1)
    await expectAccessible(page, 'analytics of speed')
  })
})
