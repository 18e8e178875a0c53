import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../scripts/testing/chromium.mjs'
import { flags } from './demo-browser.mjs'
import { openBrowser } from './owner-browser.mjs'
import { startServer } from './server.mjs'

const owner = { email: 'nora@tidemill.example', password: 'kettle harbor slow green' }
const BLOCKS = 60

/** Measures the page editor of the demo and the page that it publishes, both with as many blocks as a page holds. */
export async function measurePageEditor(add) {
  const folder = join(tmpdir(), `vitrine-bench-editor-${process.pid}`)
  const env = { DEMO_OWNER_PASSWORD: owner.password, PAGE_CACHE_MEGABYTES: '0' }
  const server = await startServer({ data: join(folder, 'data'), isDemo: true, env })
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: await chromiumPath(),
    args: flags,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const call = await openBrowser(server)
    await call('POST', '/api/sign-in', owner)
    const { id, path } = await publishFullPage(call)
    add('page of 60 blocks, uncached', await median(40, () => timed(() => read(server.url + path))), 'ms', '≤ 15')
    await context.request.post(`${server.url}/api/sign-in`, { data: owner, headers: await token(context, server) })
    const page = await context.newPage()
    const open = async () => {
      await page.goto(`${server.url}/config/pages/${id}/edit`)
      await page.frameLocator('iframe[data-canvas]').getByRole('group').nth(BLOCKS).waitFor()
    }
    await open()
    add('page editor: usable', await median(5, () => timed(open)), 'ms', '≤ 2000')
    const frame = page.frames().find((one) => one !== page.mainFrame())
    add('page editor: drag, 60 blocks, frames p95', await drag(page, frame), 'ms', '≤ 17')
    add('page editor: a step, 60 blocks', await commit(page, frame), 'ms', '≤ 4')
  } finally {
    await context.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fills the page ‘About’ with texts and publishes it. */
async function publishFullPage(call) {
  const { pages } = await call('GET', '/api/owner/pages?search=about')
  const { id, path } = pages[0]
  const { content, sequence } = await call('GET', `/api/owner/pages/${id}/draft`)
  const [sectionId] = Object.keys(content.sections)
  const there = Object.keys(content.blocks).length
  const operations = Array.from({ length: BLOCKS - there }, (_, index) => ({
    path: ['blocks', `bench${index}`],
    after: {
      ...{ id: `bench${index}`, sectionId, rank: `b${10 + index}`, type: 'text' },
      desktop: { row: 100 + 6 * Math.floor(index / 3), column: 1 + 4 * (index % 3), rows: 5, columns: 4, layer: 0 },
      ...{ phone: null, hidden: 'never', isSticky: false, align: { x: 'stretch', y: 'start' } },
      settings: { html: `<h3>Block ${index}</h3><p>${'Words of a block. '.repeat(8)}</p>`, size: 'regular' },
    },
  }))
  const step = { id: `bench-${Date.now()}`, label: 'Fill', undoes: null, operations }
  const taken = await call('POST', `/api/owner/pages/${id}/draft/steps`, { after: sequence, steps: [step] })
  await call('POST', `/api/owner/pages/${id}/publish`, { sequence: taken.sequence })
  return { id, path }
}

/** Drags a block over the page. @returns the 95th percentile of the time between frames */
async function drag(page, frame) {
  const block = page.frameLocator('iframe[data-canvas]').getByRole('group', { name: /^Text: Block 1 / })
  await block.scrollIntoViewIfNeeded()
  const box = await block.boundingBox()
  await frame.evaluate(() => {
    const times = []
    window.benchFrames = times
    const next = (time) => {
      times.push(time)
      if (times.length < 600) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  for (let step = 0; step < 120; step += 1)
    await page.mouse.move(box.x + 40 + 120 * Math.sin(step / 10), box.y + 20 + 60 * Math.cos(step / 10))
  const times = await frame.evaluate(() => window.benchFrames.slice())
  await page.mouse.up()
  const between = times.slice(1).map((time, index) => time - times[index])
  return Math.round(10 * between.sort((one, other) => one - other)[Math.floor(between.length * 0.95)]) / 10
}

/** Moves a block by keys. @returns the median time in which the canvas handles a key, with the step and its drawing */
async function commit(page, frame) {
  await page
    .frameLocator('iframe[data-canvas]')
    .getByRole('group', { name: /^Text: Block 1 / })
    .focus()
  await frame.evaluate(() => {
    window.benchDraws = []
    const { draw } = window.canvas
    window.canvas.draw = (view) => {
      const began = performance.now()
      draw(view)
      // The browser places the page for the next frame: that is part of a step.
      document.body.getBoundingClientRect()
      window.benchDraws.push(performance.now() - began)
    }
  })
  for (let step = 0; step < 20; step += 1) await page.keyboard.press(step % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
  const times = await frame.evaluate(() => window.benchDraws)
  return Math.round(10 * times.sort((one, other) => one - other)[Math.floor(times.length / 2)]) / 10
}

async function token(context, server) {
  await context.request.get(`${server.url}/api/crumb`)
  const crumb = (await context.cookies(server.url)).find(({ name }) => name === 'crumb')
  return { 'x-csrf-token': decodeURIComponent(crumb?.value ?? '') }
}

async function read(url) {
  const reply = await fetch(url)
  await reply.text()
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function median(rounds, measure) {
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(await measure())
  return Math.round(10 * times.sort((one, other) => one - other)[Math.floor(rounds / 2)]) / 10
}
