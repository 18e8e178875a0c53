import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { followDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { StepLog } from '#shared/pages/draft/step-log.ts'
import type { SendOutcome } from '#shared/pages/draft/step-log-state.ts'
import { isSame, operation, valueAt } from '#shared/pages/draft/steps.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'

const app = await startTestApp()
const blocks = ['one', 'two', 'three']

async function openPage() {
  const website = await app.buildWebsite()
  const page = buildPage({
    ...{ id: newId(), urlId: 'about', title: 'About' },
    blocks: blocks.map((id) => ({ id, type: 'text' as const, settings: { html: '' } })),
  })
  await app.changing(website, (scope) => insertPage(scope, page))
  return { website, parameters: { pageId: page.id } }
}
type Opened = Awaited<ReturnType<typeof openPage>>

/** The editor of one person, connected to the server as the studio's is. */
async function openEditor({ website, parameters }: Opened) {
  const owner = await app.owner(website)
  const told = new Set<string>()
  const read = async () => (await owner.call(readDraftCall, { parameters })).body
  const log = new StepLog(await read(), {
    async send(after, steps): Promise<SendOutcome> {
      const reply = await owner.call(takeStepsCall, { parameters, body: { after, steps: [...steps] } })
      if (reply.status === 200) return { kind: 'taken', ...reply.body }
      return { kind: reply.code === 'draft-moved' ? 'moved' : 'refused' }
    },
    read,
    onLost: (labels) => {
      for (const label of labels) told.add(label)
    },
  })
  log.subscribe(() => {
    for (const { label } of log.state().conflict?.steps ?? []) told.add(label)
  })
  async function follow(blockId: string | null = null) {
    const asked = { after: log.state().sequence, blockId }
    const { body } = await owner.call(followDraftCall, { parameters, body: asked })
    if (!log.receive(body)) await log.reload()
    return body
  }
  return {
    log,
    told,
    follow,
    leave: () => owner.call(followDraftCall, { parameters, body: { after: 0, isLeaving: true } }),
  }
}

test('two people see each other, and what the other one does, until one of them leaves', async () => {
  const page = await openPage()
  const [ada, bob] = [await openEditor(page), await openEditor(page)]
  expect((await ada.follow()).editors).toEqual([])
  expect((await bob.follow()).editors).toHaveLength(1)
  ada.log.change('Write', [operation(['blocks', 'one', 'settings', 'html'], '', '<p>a</p>')])
  await ada.log.flush()
  const news = await bob.follow()
  expect(news).toMatchObject({ sequence: 1, steps: [{ label: 'Write', sequence: 1 }] })
  expect(valueAt(bob.log.state().content, ['blocks', 'one', 'settings', 'html'])).toBe('<p>a</p>')
  expect((await bob.follow()).steps).toEqual([])
  await bob.follow('two')
  expect((await ada.follow()).editors).toMatchObject([{ name: 'Olive Owner', blockId: 'two' }])
  await bob.leave()
  expect((await ada.follow()).editors).toEqual([])
})

test('who has missed more steps than one answer has reads the draft again', async () => {
  const page = await openPage()
  const [ada, bob] = [await openEditor(page), await openEditor(page)]
  for (let number = 0; number < 230; number += 1) {
    const before = valueAt(ada.log.state().content, ['blocks', 'one', 'settings', 'html'])
    ada.log.change('Write', [operation(['blocks', 'one', 'settings', 'html'], before, `<p>${number}</p>`)])
  }
  await ada.log.flush()
  expect((await bob.follow()).steps).toHaveLength(200)
  expect(isSame(bob.log.state().content, ada.log.state().content)).toBe(true)
})

test('whatever two people do to one page, it is the same for both, and nothing is lost silently', async () => {
  const action = fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('write', 'write', 'write', 'undo', 'redo', 'flush', 'reload', 'follow', 'theirs', 'mine'),
    block: fc.constantFrom(...blocks),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
      const page = await openPage()
      const people = [await openEditor(page), await openEditor(page)]
      const written: string[] = []
      for (const { who, what, block } of actions) {
        const { log, follow } = people[who]!
        if (what === 'write') {
          const path = ['blocks', block, 'settings', 'html'] as ['blocks', string, 'settings', string]
          const label = `Write ${written.length}`
          log.change(label, [operation(path, valueAt(log.state().content, path), `<p>${written.length}</p>`)])
          written.push(label)
        } else if (what === 'follow') await follow()
        else if (what === 'theirs' || what === 'mine') log.resolve(what)
        else await log[what as 'undo' | 'redo' | 'flush' | 'reload']()
      }
      for (const { log } of people) await log.flush()
      for (const { log } of people) while (log.state().conflict) log.resolve('theirs')
      for (const { log } of people) await log.reload()
      expect(isSame(people[0]!.log.state().content, people[1]!.log.state().content)).toBe(true)
      const taken = await app.services.database
        .selectFrom('page_draft_steps')
        .select('label')
        .where('website_id', '=', page.website.id)
        .execute()
      const known = new Set([...taken.map(({ label }) => label), ...people.flatMap(({ told }) => [...told])])
      expect(written.filter((label) => !known.has(label))).toEqual([])
    }),
    { numRuns: 8 },
  )
})
