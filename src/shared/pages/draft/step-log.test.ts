import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildContent } from '../build-content.ts'
import { StepLog } from './step-log.ts'
import type { SendOutcome } from './step-log-state.ts'
import { applyStep, isSame, operation, type Step, valueAt } from './steps.ts'

// The pauses before saving are not waited for: each test saves when it says so.
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const blocks = ['one', 'two', 'three']
const start = buildContent(
  [blocks.map((id) => ({ id, type: 'text' as const, settings: { html: '' } }))],
  () => 'section',
)

/** A server that takes steps as the real one does. */
function createServer() {
  let content = start
  const taken: { step: Step; user: string }[] = []
  let isAway = false
  const draftOf = (user: string) => ({
    page: {
      ...{ id: 'page-0001', title: 'About', urlId: 'about', status: 'published' as const },
      ...{
        purpose: 'page' as const,
        path: '/about',
        collectionId: null,
        scheduled: null,
        header: 'site' as const,
        footer: 'site' as const,
      },
    },
    content,
    published: start,
    sequence: taken.length,
    steps: taken.flatMap((one) => (one.user === user ? one.step : [])),
  })
  function open(user: string) {
    const lost = new Set<string>()
    const log = new StepLog(draftOf(user), {
      async send(after, steps): Promise<SendOutcome> {
        if (isAway) return { kind: 'away' }
        const known = new Set(taken.map(({ step }) => step.id))
        const fresh = steps.filter(({ id }) => !known.has(id))
        const others = taken.length - after - (steps.length - fresh.length)
        let next: typeof content | null = content
        for (const step of fresh) next = next && applyStep(next, step)
        if (!next) return { kind: 'moved' }
        content = next
        taken.push(...fresh.map((step) => ({ step, user })))
        return { kind: 'taken', sequence: taken.length, hasMoved: others > 0 }
      },
      read: async () => (isAway ? null : draftOf(user)),
      onLost: (labels) => {
        for (const label of labels) lost.add(label)
      },
    })
    log.subscribe(() => {
      for (const { label } of log.state().conflict?.steps ?? []) lost.add(label)
    })
    return { log, lost }
  }
  return {
    open,
    news: () => ({
      sequence: taken.length,
      steps: taken.map(({ step, user }, index) => ({ ...step, sequence: index + 1, userId: user })),
    }),
    taken,
    content: () => content,
    goAway: (next: boolean) => {
      isAway = next
    },
  }
}

const html = (log: StepLog, id: string) => valueAt(log.state().content, ['blocks', id, 'settings', 'html'])
const write = (log: StepLog, id: string, words: string, mergeKey: string | null = null) =>
  log.change(`Write ${words}`, [operation(['blocks', id, 'settings', 'html'], html(log, id), words)], mergeKey)

describe('one editor', () => {
  test('sees a change at once, and the server has it after saving', async () => {
    const server = createServer()
    const { log } = server.open('ada')
    write(log, 'one', 'a')
    expect([html(log, 'one'), log.state().saving]).toEqual(['a', 'saving'])
    expect(await log.flush()).toBe(true)
    expect([log.state().saving, log.state().sequence]).toEqual(['saved', 1])
    expect(isSame(server.content(), log.state().content)).toBe(true)
  })

  test('undoes and redoes to the first step, also after opening the page again', async () => {
    const server = createServer()
    const { log } = server.open('ada')
    for (const words of ['a', 'b', 'c']) write(log, 'one', words)
    await log.flush()
    const { log: again } = server.open('ada')
    const seen = []
    while (again.undo()) seen.push(html(again, 'one'))
    expect(seen).toEqual(['b', 'a', ''])
    expect(again.state().redoLabel).toBe('Write a')
    again.redo()
    again.redo()
    expect(html(again, 'one')).toBe('b')
    again.undo()
    expect(html(again, 'one')).toBe('a')
    write(again, 'two', 'x')
    expect(again.state().redoLabel).toBeNull()
  })

  test('writes words that follow quickly as one step', async () => {
    const server = createServer()
    const { log } = server.open('ada')
    for (const words of ['H', 'He', 'Hel']) write(log, 'one', words, 'write one')
    vi.advanceTimersByTime(700)
    write(log, 'one', 'Hell', 'write one')
    expect(log.pending).toHaveLength(1)
    log.undo()
    expect(html(log, 'one')).toBe('')
  })

  test('keeps what it could not send, and sends it when the server is back', async () => {
    const server = createServer()
    const { log } = server.open('ada')
    server.goAway(true)
    write(log, 'one', 'a')
    expect(await log.flush()).toBe(false)
    expect([log.state().saving, log.pending.length]).toEqual(['away', 1])
    server.goAway(false)
    expect(await log.flush()).toBe(true)
    expect(html(log, 'one')).toBe('a')
    expect(server.taken).toHaveLength(1)
  })

  test('sends again at once when what was under way did not reach a server that is back now', async () => {
    const server = createServer()
    const { log } = server.open('ada')
    server.goAway(true)
    write(log, 'one', 'a')
    const earlier = log.flush()
    server.goAway(false)
    expect(await log.flush()).toBe(true)
    expect(await earlier).toBe(false)
    expect(server.taken).toHaveLength(1)
  })

  test('applies what a closed tab had not sent, once', async () => {
    const server = createServer()
    const { log } = server.open('ada')
    write(log, 'one', 'a')
    const unsent = [...log.pending]
    const { log: again } = server.open('ada')
    again.restore(unsent)
    again.restore(unsent)
    expect([html(again, 'one'), again.pending.length]).toEqual(['a', 1])
  })
})

describe('two editors', () => {
  test('of different things get each other’s changes', async () => {
    const server = createServer()
    const [ada, bob] = [server.open('ada'), server.open('bob')]
    write(ada.log, 'one', 'a')
    write(bob.log, 'two', 'b')
    await ada.log.flush()
    await bob.log.flush()
    expect([html(bob.log, 'one'), html(bob.log, 'two')]).toEqual(['a', 'b'])
  })

  test.each([
    ['theirs', 'a', null],
    ['mine', 'b', 'Write b'],
  ] as const)('of the same thing: the second one is asked, and %s stays', async (answer, stays, undoLabel) => {
    const server = createServer()
    const [ada, bob] = [server.open('ada'), server.open('bob')]
    write(ada.log, 'one', 'a')
    write(bob.log, 'one', 'b')
    await ada.log.flush()
    await bob.log.flush()
    expect(html(bob.log, 'one')).toBe('a')
    expect(bob.log.state().conflict?.steps.map(({ label }) => label)).toEqual(['Write b'])
    bob.log.resolve(answer)
    expect(bob.log.state()).toMatchObject({ conflict: null, undoLabel })
    await bob.log.flush()
    await ada.log.reload()
    expect(html(ada.log, 'one')).toBe(stays)
  })

  test('of a block that one deletes: the words of the other one bring it back', async () => {
    const server = createServer()
    const [ada, bob] = [server.open('ada'), server.open('bob')]
    const gone = [
      ...blocks.map((id) => ['blocks', id] as ['blocks', string]),
      ['sections', 'section'] as ['sections', string],
    ]
    ada.log.change(
      'Delete',
      gone.map((path) => operation(path, valueAt(start, path), undefined)),
    )
    await ada.log.flush()
    write(bob.log, 'two', 'b')
    await bob.log.flush()
    expect(bob.log.state().content.blocks).toEqual({})
    bob.log.resolve('mine')
    expect(await bob.log.flush()).toBe(true)
    expect(Object.keys(server.content().blocks)).toEqual(['two'])
    expect(Object.keys(server.content().sections)).toEqual(['section'])
    expect(html(bob.log, 'two')).toBe('b')
  })

  test('get the steps of each other without reading the whole draft', async () => {
    const server = createServer()
    const [ada, bob] = [server.open('ada'), server.open('bob')]
    write(ada.log, 'one', 'a')
    await ada.log.flush()
    write(bob.log, 'two', 'b')
    expect(bob.log.receive(server.news())).toBe(true)
    expect([html(bob.log, 'one'), html(bob.log, 'two'), bob.log.state().sequence]).toEqual(['a', 'b', 1])
    await bob.log.flush()
    write(ada.log, 'two', 'a')
    expect(ada.log.receive(server.news())).toBe(true)
    expect(html(ada.log, 'two')).toBe('b')
    expect(ada.log.state().conflict).not.toBeNull()
    // Steps in between are missing.
    expect(server.open('eve').log.receive({ sequence: 9, steps: server.news().steps })).toBe(false)
  })

  test('undo only what nobody has changed since', async () => {
    const server = createServer()
    const [ada, bob] = [server.open('ada'), server.open('bob')]
    write(ada.log, 'one', 'a')
    await ada.log.flush()
    await bob.log.reload()
    write(bob.log, 'one', 'b')
    await bob.log.flush()
    await ada.log.reload()
    expect(ada.log.undo()).toBe(false)
    expect(html(ada.log, 'one')).toBe('b')
  })
})

test('whatever two people do in whatever order, they end with the same page, and nothing is lost silently', async () => {
  const action = fc.record({
    who: fc.constantFrom('ada', 'bob'),
    what: fc.constantFrom('write', 'write', 'write', 'undo', 'redo', 'flush', 'reload', 'receive', 'theirs', 'mine'),
    block: fc.constantFrom(...blocks),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
      const server = createServer()
      const people = { ada: server.open('ada'), bob: server.open('bob') }
      let words = 0
      const written: string[] = []
      for (const { who, what, block } of actions) {
        const { log } = people[who as 'ada' | 'bob']
        if (what === 'write') {
          words += 1
          if (write(log, block, `${words}`)) written.push(`Write ${words}`)
        } else if (what === 'receive') {
          if (!log.receive(server.news())) await log.reload()
        } else if (what === 'theirs' || what === 'mine') log.resolve(what)
        else await log[what as 'undo' | 'redo' | 'flush' | 'reload']()
      }
      const all = Object.values(people)
      for (const { log } of all) await log.flush()
      // Every question is answered: 'mine' is a step that may be in the way of the other one's.
      for (const { log } of all) while (log.state().conflict) log.resolve('theirs')
      for (const { log } of all) await log.reload()
      for (const { log } of all) expect(isSame(log.state().content, server.content())).toBe(true)
      const known = new Set([...server.taken.map(({ step }) => step.label), ...all.flatMap(({ lost }) => [...lost])])
      expect(written.filter((label) => !known.has(label))).toEqual([])
      expect(new Set(server.taken.map(({ step }) => step.id)).size).toBe(server.taken.length)
    }),
  )
})
