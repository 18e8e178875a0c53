import { expect, stranger, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { addToCart } from './steps/cart.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

/** The browser of the tests calls itself headless, as robots do. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const pages = ['/', '/shop', '/shop/p/side-plate', '/journal', '/cart', '/nowhere', '/search?q=mug']

test('what visitors do is counted without a cookie, a key or a request elsewhere', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('someone visits page after page without a cookie, a key or a request elsewhere, and the owner sees the visit', async () => {
    const context = await browser.newContext({ userAgent, storageState: stranger, baseURL: baseURL! })
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
  await test.step('what someone does on pages is counted: a product, a form that is left, an error and the speed', async () => {
    const context = await browser.newContext({ userAgent, storageState: stranger, baseURL: baseURL! })
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
