const SLOWER = 4
/** How long a finger stays on the screen. Without it, a tap's click waits for the work of its own press and release. */
const TOUCH_MILLISECONDS = 80

/** Interactions of visitors on each page: taps and keys, each after the previous one was painted. */
const visits = [
  {
    name: 'product: options and add',
    path: '/shop/p/harbor-mug',
    async act(page) {
      const form = page.locator('form.product-purchase')
      for (const field of await form.locator('select').all()) {
        await field.focus()
        await field.selectOption({ index: 1 })
        await drawn(page)
      }
      for (const group of await form.locator('fieldset').all()) {
        await tap(page, group.locator('label'))
      }
      await tap(page, form.getByRole('button', { name: /add to cart/i }))
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'cart: one more, one less',
    path: '/cart',
    async act(page) {
      for (const name of [/increase/i, /decrease/i]) {
        await tap(page, page.getByRole('button', { name }))
        await page.waitForTimeout(800)
      }
    },
  },
  {
    name: 'checkout: typing',
    path: '/checkout',
    act: (page) => type(page, page.locator('input[type=email]').first(), 'maria@example.com'),
  },
  {
    name: 'contact: typing',
    path: '/contact',
    act: (page) => type(page, page.locator('main textarea').first(), 'A mug like the one of my aunt'),
  },
  {
    name: 'store: quick view',
    path: '/shop',
    async act(page) {
      await tap(page, page.locator('a[data-quick-view]'))
      await page.waitForSelector('dialog[open]')
      await page.waitForTimeout(800)
    },
  },
]

/**
 * The slowest interaction of each visit in milliseconds, from the touch to the next frame, on a processor slowed down
 * four times; the median of several visits.
 */
export async function slowestInteractions({ url, context }, runs) {
  const results = []
  for (const { name, path, act } of visits) {
    const worst = []
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.addInitScript(() => {
        globalThis.interactions = []
        new PerformanceObserver((list) => {
          for (const { interactionId, duration } of list.getEntries())
            if (interactionId) globalThis.interactions.push(duration)
        }).observe({ type: 'event', durationThreshold: 16, buffered: true })
      })
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await act(page)
      worst.push(Math.max(0, ...(await page.evaluate(() => globalThis.interactions))))
      await page.close()
    }
    worst.sort((one, other) => one - other)
    results.push([`slowest interaction, ${name}`, worst[Math.floor(runs / 2)], 'ms', '≤ 100'])
  }
  return results
}

/**
 * Taps the first element that matches. Nobody taps in the frame in which a page is still scrolling: what scrolled into
 * view is painted first.
 */
async function tap(page, found) {
  const element = found.first()
  await element.scrollIntoViewIfNeeded()
  for (let frame = 0; frame < 3; frame += 1) await drawn(page)
  const { x, y, width, height } = await element.boundingBox()
  const devtools = await page.context().newCDPSession(page)
  const point = { x: x + width / 2, y: y + height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(TOUCH_MILLISECONDS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
  await drawn(page)
}

async function type(page, field, text) {
  await tap(page, field)
  for (const sign of text) {
    await page.keyboard.press(sign === ' ' ? 'Space' : sign)
    await drawn(page)
  }
}

const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
