import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ChangeScope } from '#server/scope.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { defineJob, type JobPace } from './define-job.ts'
import { enqueue, enqueueStored, withdraw } from './enqueue.ts'
import { LEASE_MILLISECONDS, takeDue } from './lease.ts'
import { backOff, type Job, type JobHandler, runnerOf, runnersOf } from './run-job.ts'
import { createWorker } from './worker.ts'

const app = await startTestApp()
const { database } = app.services
const website = await app.buildWebsite()
const SECOND = 1_000

let kinds = 0
/** A kind of job that no other test has, and a worker for it alone. */
function work(handler: JobHandler, pace: JobPace = 'short') {
  const definition = defineJob({ kind: `test-${++kinds}`, payload: z.unknown(), pace })
  const { kind } = definition
  const errors: unknown[] = []
  const runner = runnerOf(definition, handler)
  const worker = () =>
    createWorker(database, () => runnersOf(runner), { start: false, onError: (error) => void errors.push(error) })
  const add = ({ payload = null, ...options }: { payload?: unknown } & Parameters<typeof enqueue>[4] = {}) =>
    enqueue(database, website.id, definition, payload, options)
  const rows = () => database.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id').execute()
  return { definition, kind, runner, worker, add, rows, errors }
}

/** A promise that is resolved by hand. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

test('a job is done once, with what it was given, and says so', async () => {
  const seen: unknown[] = []
  const { worker, add, rows } = work(
    async ({ websiteId, payload, attempts }) => void seen.push([websiteId, payload, attempts]),
  )
  await add({ payload: { letterId: 'x' } })
  await worker().runDue()
  await worker().runDue()
  expect(seen).toEqual([[website.id, { letterId: 'x' }, 1]])
  expect(await rows()).toMatchObject([{ state: 'done', attempts: 1, error: null, leased_until: null }])
})

test('jobs are taken in the order of their time, and none before it', async () => {
  const seen: unknown[] = []
  const { worker, add } = work(async ({ payload }) => void seen.push(payload))
  const now = Date.now()
  await add({ payload: 'later', runAt: now + 60 * SECOND })
  await add({ payload: 'second', runAt: now - SECOND })
  await add({ payload: 'first', runAt: now - 2 * SECOND })
  await worker().runDue(now)
  expect(seen).toEqual(['first', 'second'])
  await worker().runDue(now + 61 * SECOND)
  expect(seen).toEqual(['first', 'second', 'later'])
})

describe('a job that fails', () => {
  test('is tried again after growing pauses, and given up in the end', async () => {
    let tries = 0
    const { worker, add, rows, errors } = work(async () => {
      tries += 1
      throw new Error(`try ${tries}`)
    })
    await add()
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const [job] = await rows()
      expect(job).toMatchObject({ state: 'waiting', attempts: attempt - 1 })
      // Not before its time.
      await worker().runDue(job!.run_at - 1)
      expect(tries).toBe(attempt - 1)
      const before = Date.now()
      await worker().runDue(job!.run_at)
      const [after] = await rows()
      expect(after!.run_at - before).toBeGreaterThanOrEqual(backOff(attempt))
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 12, error: 'try 12' }])
    expect(errors).toHaveLength(12)
    expect([1, 2, 3, 20].map((attempts) => backOff(attempts) / SECOND)).toEqual([2, 4, 8, 21_600])
  })

  test('does not keep others from being done', async () => {
    const done: unknown[] = []
    const { worker, add } = work(async ({ payload }) => {
      if (payload === 'bad') throw new Error('bad')
      done.push(payload)
    })
    for (const payload of ['bad', 'good', 'bad', 'good']) await add({ payload })
    await worker().runDue()
    expect(done).toEqual(['good', 'good'])
  })

  test('of an unknown kind waits for the version of the program that knows it', async () => {
    const { add, rows } = work(async () => {})
    await add()
    await createWorker(database, () => runnersOf(), { start: false }).runDue()
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, error: expect.stringContaining('No handler') },
    ])
  })
})

describe('a job whose payload cannot be read', () => {
  const reading = (payload: z.ZodType, steps: Parameters<typeof defineJob>[0]['steps'] = []) => {
    const definition = defineJob({ kind: `test-${++kinds}`, payload, steps })
    const worker = createWorker(database, () => runnersOf(runnerOf(definition, async () => {})), { start: false })
    const rows = () => database.selectFrom('jobs').selectAll().where('kind', '=', definition.kind).execute()
    const add = (text: string) => enqueueStored(database, website.id, { kind: definition.kind, payload: text })
    return { worker, rows, add }
  }

  test('has failed at once, says what is wrong without quoting it, and others are done', async () => {
    const { worker, rows, add } = reading(z.object({ letterId: z.string() }))
    await add('{"letterId":7}')
    await add('{"letterId":"x"}')
    await worker.runDue()
    expect((await rows()).map(({ state, attempts, error }) => [state, attempts, error]).toSorted()).toEqual([
      ['done', 1, null],
      ['failed', 1, 'The data of this task can’t be read: letterId invalid_type.'],
    ])
  })

  test('waits for the version of the program that wrote it', async () => {
    const { worker, rows, add } = reading(z.object({}))
    await add('{"$version":1}')
    await worker.runDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, error: expect.stringContaining('version') }])
  })

  test('of an earlier version is brought up to date', async () => {
    const step = { name: 'add-kinds', run: (value: object) => ({ kinds: [], ...value }) }
    const { worker, rows, add } = reading(z.object({ kinds: z.array(z.string()) }), [step])
    await add('{"orderId":"x"}')
    await worker.runDue()
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })
})

describe('many workers', () => {
  test('never do a job twice', async () => {
    const done: unknown[] = []
    const { worker, add } = work(async ({ payload }) => {
      await Promise.resolve()
      done.push(payload)
    })
    const numbers = Array.from({ length: 60 }, (_, index) => index)
    for (const payload of numbers) await add({ payload })
    await Promise.all([worker(), worker(), worker(), worker()].map((one) => one.runDue()))
    expect((done as number[]).toSorted((one, other) => one - other)).toEqual(numbers)
  })

  test('take over the job of one that died, once its lease is over', async () => {
    const done: unknown[] = []
    const { worker, add, rows, kind } = work(async ({ attempts }) => void done.push(attempts))
    await add()
    const now = Date.now()
    // Leased by a process that is killed immediately.
    while ((await takeDue(database, { now, most: 1 }))[0]!.kind !== kind);
    await worker().runDue(now + LEASE_MILLISECONDS - SECOND)
    expect(done).toEqual([])
    await worker().runDue(now + LEASE_MILLISECONDS + SECOND)
    expect(done).toEqual([2])
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  test('leave a job alone that takes its process down again and again', async () => {
    const done: unknown[] = []
    const { worker, add, rows } = work(async () => void done.push(1))
    const id = await add()
    const row = { state: 'running' as const, attempts: 12, leased_by: 'dead', leased_until: 1 }
    await database.updateTable('jobs').set(row).where('id', '=', id).execute()
    await worker().runDue()
    expect(done).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'The task didn’t finish.' }])
  })

  test('do not let one that was too slow write over the one that took over', async () => {
    const [slowBegan, slowMayGo] = [signal(), signal()]
    const reports: string[] = []
    const handler = async ({ attempts, renew }: Job) => {
      if (attempts > 1) return renew()
      slowBegan.give()
      await slowMayGo.given
      await renew().catch((error: Error) => void reports.push(error.message))
      throw new Error('failed late')
    }
    const { worker, add, rows } = work(handler)
    await add()
    const slow = worker().runDue()
    await slowBegan.given
    await worker().runDue(Date.now() + LEASE_MILLISECONDS + SECOND)
    slowMayGo.give()
    await slow
    expect(reports).toEqual(['Another server took over the task.'])
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2, error: null }])
  })
})

describe('a key', () => {
  test('keeps a second job away while the first waits or runs, also when many add it at once', async () => {
    const [began, mayGo] = [signal(), signal()]
    const { worker, add, rows } = work(async () => {
      began.give()
      await mayGo.given
    })
    const ids = await Promise.all(Array.from({ length: 10 }, () => add({ uniqueKey: 'one' })))
    expect(new Set(ids).size).toBe(1)
    const running = worker().runDue()
    await began.given
    expect(await add({ uniqueKey: 'one' })).toBe(ids[0])
    expect(await add({ uniqueKey: 'another' })).not.toBe(ids[0])
    mayGo.give()
    await running
    expect(await add({ uniqueKey: 'one' })).not.toBe(ids[0])
    expect(await rows()).toHaveLength(3)
  })

  test('is of one website and of one kind', async () => {
    const other = await app.buildWebsite()
    const [one, two] = [work(async () => {}), work(async () => {})]
    const ids = [
      await one.add({ uniqueKey: 'same' }),
      await two.add({ uniqueKey: 'same' }),
      await enqueue(database, other.id, one.definition, null, { uniqueKey: 'same' }),
    ]
    expect(new Set(ids).size).toBe(3)
  })
})

test('work is written with its cause or not at all, and can be taken back', async () => {
  const { definition, rows, add } = work(async () => {})
  await app.changing(website, async (scope) => {
    await scope.enqueue(definition, null)
    return { ok: false, failure: { code: 'not-found' } } as const
  })
  expect(await rows()).toEqual([])
  await withdraw(database, website.id, await add())
  expect(await rows()).toEqual([])
})

test('work with a payload of another shape does not compile', () => {
  const email = defineJob({ kind: 'test-letter', payload: z.object({ letterId: z.string() }) })
  // @ts-expect-error a letter is named by its id
  const add = (scope: ChangeScope) => scope.enqueue(email, { orderId: 'x' })
  expect(add).toBeTypeOf('function')
})

test('work that takes long never has all hands', async () => {
  const [shortDone, mayGo] = [signal(), signal()]
  let longOnes = 0
  const long = work(async () => {
    longOnes += 1
    await mayGo.given
  }, 'long')
  const short = work(async () => shortDone.give())
  await database.deleteFrom('jobs').execute()
  for (const { add } of [long, long, long, long, short]) await add()
  const worker = createWorker(database, () => runnersOf(long.runner, short.runner), { start: true, concurrency: 3 })
  worker.wake()
  await shortDone.given
  expect(longOnes).toBe(2)
  mayGo.give()
  await worker.stop()
})

test('work that no one waits for runs once at a time, and never keeps other long work waiting', async () => {
  const [longDone, mayGo, began] = [signal(), signal(), signal()]
  let most = 0
  let [atOnce, ended] = [0, 0]
  const background = work(async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    began.give()
    await mayGo.given
    atOnce -= 1
    ended += 1
  }, 'background')
  const long = work(async () => longDone.give(), 'long')
  await database.deleteFrom('jobs').execute()
  for (const { add } of [background, background, background]) await add()
  const runners = runnersOf(background.runner, long.runner)
  const worker = createWorker(database, () => runners, { start: true, concurrency: 3 })
  await began.given
  await long.add()
  worker.wake()
  await longDone.given
  expect(ended).toBe(0)
  mayGo.give()
  await expect.poll(() => ended, { timeout: 5_000 }).toBe(3)
  expect(most).toBe(1)
  await worker.stop()
})

test('after a look at the work that no one waits for, jobs are taken together again', async () => {
  const [allBegan, mayGo] = [signal(), signal()]
  let running = 0
  const { add, rows, runner } = work(async () => {
    running += 1
    if (running === 6) allBegan.give()
    await mayGo.given
  })
  await database.deleteFrom('jobs').execute()
  for (let count = 0; count < 6; count += 1) await add()
  // It looks for all kinds by itself, after a second.
  const worker = createWorker(database, () => runnersOf(runner), { start: true, concurrency: 6 })
  await allBegan.given
  // One alone, of whatever kind; then three together, which could be long; then the others.
  expect(new Set((await rows()).map((row) => row.leased_by)).size).toBe(3)
  mayGo.give()
  await worker.stop()
})

describe('a process that is asked to end', () => {
  test('finishes what it does, tells long jobs to stop, and takes nothing new', async () => {
    const [began, mayGo] = [signal(), signal()]
    const stopped: boolean[] = []
    const { kind, add, rows, runner } = work(async ({ stopping }) => {
      began.give()
      await mayGo.given
      stopped.push(stopping())
    })
    // Other tests leave due jobs; this worker starts without them.
    await database.deleteFrom('jobs').where('kind', '!=', kind).execute()
    await add()
    await add()
    const worker = createWorker(database, () => runnersOf(runner), { start: true, concurrency: 1 })
    worker.wake()
    await began.given
    const ended = worker.stop()
    mayGo.give()
    await ended
    expect(stopped).toEqual([true])
    expect((await rows()).map((row) => row.state)).toEqual(['done', 'waiting'])
    worker.wake()
    expect((await rows()).map((row) => row.state)).toEqual(['done', 'waiting'])
  })

  test('also waits for the job that it was just taking', async () => {
    const { kind, add, rows, runner } = work(async () => {})
    await database.deleteFrom('jobs').where('kind', '!=', kind).execute()
    await add()
    const worker = createWorker(database, () => runnersOf(runner), { start: true })
    worker.wake()
    await worker.stop()
    expect((await rows()).map((row) => row.state)).toEqual(['done'])
  })
})
