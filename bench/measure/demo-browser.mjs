import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../scripts/testing/chromium.mjs'
import { freePort, startServer } from './server.mjs'

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The measured page types. Cart and checkout contain products. */
export const demoPages = [
  { name: 'home', path: '/' },
  { name: 'store', path: '/shop' },
  { name: 'product', path: '/shop/p/harbor-mug' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'contact', path: '/contact' },
  { name: 'survey', path: '/survey' },
  { name: 'search', path: '/search?q=mug' },
  { name: 'text', path: '/about' },
]

/**
 * Runs work against the demo shop with a Chromium whose cart is not empty. Before, the pages' pictures are requested
 * once and all their sizes are made: that takes a core for some minutes, and a shop does it only once.
 * @param {(shop: { url: string, port: number, context: import('@playwright/test').BrowserContext }) => Promise<void>}
 * work
 */
export async function withDemoBrowser(work) {
  const folder = join(tmpdir(), `vitrine-bench-pages-${process.pid}`)
  const server = await startServer({ data: join(folder, 'data'), isDemo: true })
  const port = await freePort()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: await chromiumPath(),
    args: [...flags, `--remote-debugging-port=${port}`],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await page.goto(`${server.url}/shop/p/espresso-pair`, { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /^add to cart$/i })
      .first()
      .click()
    await page.waitForFunction(() => document.cookie.includes('hasCart=true'))
    for (const { path } of demoPages) await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await page.close()
    await untilDrawn(join(folder, 'data'))
    await work({ url: server.url, port, context })
  } finally {
    await context.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until the server has made every size of its pictures. */
async function untilDrawn(dataFolder) {
  const database = new DatabaseSync(join(dataFolder, 'vitrine.db'), { readOnly: true })
  const left = database.prepare('select count(*) as pictures from assets where derived_at is null')
  while (left.get().pictures > 0) await sleep(500)
  database.close()
}
