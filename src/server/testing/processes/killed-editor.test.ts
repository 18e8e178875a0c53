import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage, readPage } from '#server/pages/page-store.ts'
import { reading } from '#server/stores.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { StepLog } from '#shared/pages/draft/step-log.ts'
import type { SendOutcome } from '#shared/pages/draft/step-log-state.ts'
import { operation, valueAt } from '#shared/pages/draft/steps.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { openRemoteBrowser } from './remote-browser.ts'
import { prepareProcesses } from './start-process.ts'

const KILLS = 4
const SLOW = { timeout: 120_000 }
const blocks = ['first', 'second'] as const
const pathOf = (block: string) => ['blocks', block, 'settings', 'html'] as ['blocks', string, 'settings', string]

const app = await startTestApp()
const { env } = app.services
const start = await prepareProcesses({
  DATA_DIR: env.DATA_DIR,
  RATE_LIMIT_MULTIPLIER: '1000000',
  ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
})

test(
  'a process that is killed while an owner writes and publishes loses nothing, and what visitors see is a whole page',
  SLOW,
  async () => {
    const website = await app.buildWebsite()
    const browser = openRemoteBrowser((await app.owner(website)).cookies)
    const html = (number: number) => `<p>Number ${number}</p>`
    const page = buildPage({
      ...{ id: newId(), urlId: 'about', title: 'About' },
      blocks: blocks.map((id) => ({ id, type: 'text' as const, settings: { html: html(0) } })),
    })
    await app.changing(website, (scope) => insertPage(scope, page))
    const parameters = { pageId: page.id }

    let server = await start()
    /** Null when the process was gone before it answered. */
    const answered = async <Reply>(asked: Promise<Reply>): Promise<Reply | null> => {
      try {
        return await asked
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        return null
      }
    }
    const read = async () => (await answered(browser.call(server.url, readDraftCall, { parameters })))?.body ?? null
    const lost: string[] = []
    const log = new StepLog((await read())!, {
      async send(after, steps): Promise<SendOutcome> {
        const body = { after, steps: [...steps] }
        const reply = await answered(browser.call(server.url, takeStepsCall, { parameters, body }))
        if (!reply) return { kind: 'away' }
        return reply.status === 200 ? { kind: 'taken', ...reply.body } : { kind: 'moved' }
      },
      read,
      onLost: (labels) => lost.push(...labels),
    })

    let number = 0
    let published = 0
    /** Both blocks get the next number, as one step. */
    function write(): void {
      number += 1
      const { content } = log.state()
      const operations = blocks.map((id) => operation(pathOf(id), valueAt(content, pathOf(id)), html(number)))
      log.change(`Write ${number}`, operations)
    }
    const publish = async (wanted: number) => {
      const body = { sequence: log.state().sequence }
      const reply = await answered(browser.call(server.url, publishDraftCall, { parameters, body }))
      if (reply?.status === 200) published = wanted
      return reply !== null
    }
    /** What is published is what the owner published last, or what a killed process was publishing; never half of it. */
    async function expectWhole(): Promise<void> {
      const shown = (await readPage(reading(app.services, website), page.id))!.content
      const [first, second] = blocks.map((id) => valueAt(shown, pathOf(id)))
      expect(first).toBe(second)
      const found = Number(/\d+/.exec(String(first)))
      expect(found).toBeGreaterThanOrEqual(published)
      expect(found).toBeLessThanOrEqual(number)
    }

    for (let kill = 0; kill < KILLS; kill += 1) {
      for (let round = 0; round < 3 + kill; round += 1) {
        write()
        expect(await log.flush()).toBe(true)
        expect(await publish(number)).toBe(true)
      }
      write()
      // Every second time, the draft is there and its publication is interrupted.
      const isPublishing = kill % 2 === 1
      if (isPublishing) expect(await log.flush()).toBe(true)
      const asked = isPublishing ? publish(number) : log.flush()
      await server.kill()
      await asked
      server = await start()
      await expectWhole()
      expect(await log.flush()).toBe(true)
      expect(await log.reload()).toBe(true)
      expect(lost).toEqual([])
      for (const id of blocks) expect(valueAt(log.state().content, pathOf(id))).toBe(html(number))
    }
    expect(await publish(number)).toBe(true)
    await expectWhole()
    await server.kill()
  },
)
