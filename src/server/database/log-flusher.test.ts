import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeats } from '#server/testing/endure.ts'
import type { SomeQuery } from './group-session.ts'
import { createLogFlusher } from './log-flusher.ts'
import { allOnDisk, kyselyOn, sessionOn } from './open-sqlite.ts'
import { connectSqlite } from './sqlite-connection.ts'

interface Tables {
  notes: { id: number | null; text: string }
}

const brokenDisk = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })

/** A database whose disk is as slow as a test wants. */
function openOnSlowDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
  const file = join(folder, 'notes.db')
  const log = `${file}-wal`
  const waiting: { bytes: number; done: (error: Error | null) => void }[] = []
  const writer = connectSqlite(file, 'writer')
  writer.do('create table notes (id integer primary key, text text not null) strict')
  let bytesOnDisk = statSync(log).size
  const flusher = createLogFlusher(log, (_, done) => void waiting.push({ bytes: statSync(log).size, done }))
  const database = kyselyOn<Tables>({ ...writer, log: flusher }, connectSqlite(file, 'reader'))
  /** The disk is done with what it was asked first. */
  const finish = (error: Error | null = null) => {
    const first = waiting.shift()
    if (first && !error) bytesOnDisk = first.bytes
    first?.done(error)
  }
  return {
    folder,
    file,
    log,
    database,
    finish,
    asked: () => waiting.length,
    bytesOnDisk: () => bytesOnDisk,
    async end() {
      const closed = database.destroy().catch(() => {})
      for (let turn = 0; turn < 8; turn += 1) {
        await setImmediate()
        finish()
      }
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

const texts = async (database: Kysely<Tables>) =>
  (await database.selectFrom('notes').select('text').orderBy('id').execute()).map((one) => one.text)

const insertion = (database: Pick<Kysely<Tables>, 'insertInto'>, text: string) =>
  database.insertInto('notes').values({ id: null, text })
/** A change that waits for the disk. */
const keep = (database: Kysely<Tables>, text: string) => insertion(database, text).execute()
/** One that does not. */
const addToCart = (database: Kysely<Tables>, text: string) => {
  const query: SomeQuery = { ...insertion(database, text).compile(), waitsForDisk: false }
  return sessionOn(database)!.executeQuery(query)
}
const order = (database: Kysely<Tables>, one: string, other: string) =>
  database.transaction().execute(async (transaction) => {
    await insertion(transaction, one).execute()
    await insertion(transaction, other).execute()
  })

/** Notes when a change is acknowledged. */
function watch<Change>(change: Promise<Change>) {
  const state = { is: 'open' }
  change.then(
    () => {
      state.is = 'done'
    },
    (error: { code?: string }) => {
      state.is = `refused: ${error.code}`
    },
  )
  return state
}

/** As many turns of the event loop as a change needs that waits for nothing. */
async function settle() {
  for (let turn = 0; turn < 8; turn += 1) await setImmediate()
}

let shop: ReturnType<typeof openOnSlowDisk>
beforeEach(() => {
  shop = openOnSlowDisk()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.end()
})

test('a change is acknowledged when the disk has it, and one that waits for no disk at once', async () => {
  const [single, transaction, cart] = [
    watch(keep(shop.database, 'a')),
    watch(order(shop.database, 'b', 'c')),
    watch(addToCart(shop.database, 'd')),
  ]
  await settle()
  expect([single.is, transaction.is, cart.is]).toEqual(['open', 'open', 'done'])
  // Nothing else waits meanwhile.
  expect(await texts(shop.database)).toHaveLength(4)
  shop.finish()
  await settle()
  expect([single.is, transaction.is]).toEqual(['done', 'done'])
  expect(shop.asked()).toBe(0)
})

test('what is committed while the disk is busy shares the next wait', async () => {
  const first = watch(keep(shop.database, 'a'))
  await settle()
  const second = watch(keep(shop.database, 'b'))
  await settle()
  const third = watch(keep(shop.database, 'c'))
  await settle()
  expect(shop.asked()).toBe(1)
  shop.finish()
  await settle()
  expect([first.is, second.is, third.is]).toEqual(['done', 'open', 'open'])
  expect(shop.asked()).toBe(1)
  shop.finish()
  await settle()
  expect([second.is, third.is]).toEqual(['done', 'done'])
})

test('an answer about what another request has stored can wait for the disk too', async () => {
  const change = watch(keep(shop.database, 'a'))
  await settle()
  const answer = watch(allOnDisk(shop.database))
  await settle()
  expect([change.is, answer.is]).toEqual(['open', 'open'])
  shop.finish()
  await settle()
  shop.finish()
  await settle()
  expect(answer.is).toBe('done')
  await allOnDisk(shop.database)
  expect(shop.asked(), 'nothing is behind any more').toBe(0)
})

test('a commit for which no one waits is on disk a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await addToCart(shop.database, 'a')
  expect(shop.asked()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(shop.asked()).toBe(1)
})

test('after an error of the disk, nothing is acknowledged until the process starts again', async () => {
  const [one, other] = [watch(keep(shop.database, 'a')), watch(order(shop.database, 'b', 'c'))]
  await settle()
  shop.finish(brokenDisk)
  await settle()
  expect([one.is, other.is]).toEqual(['refused: EIO', 'refused: EIO'])
  const later = watch(keep(shop.database, 'd'))
  await settle()
  expect(later.is).toBe('refused: EIO')
  expect(shop.asked(), 'the disk is not asked again').toBe(0)
  await expect(allOnDisk(shop.database)).rejects.toThrow('EIO')
})

test('a power cut at any time takes back only what waited for no disk, the newest first', async () => {
  const step = fc.oneof(
    fc.constantFrom('cart', 'single', 'order', 'disk').map((kind) => ({ kind })),
    fc.record({ kind: fc.constant('turns') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), fc.boolean(), async (steps, hasGarbage) => {
      const site = openOnSlowDisk()
      const acknowledged: string[] = []
      let count = 0
      for (const { kind } of steps) {
        count += 1
        const names = [`${count}`, `${count} too`] as const
        if (kind === 'disk') site.finish()
        else if (kind === 'turns') await settle()
        else if (kind === 'cart') void addToCart(site.database, names[0])
        else if (kind === 'single') void keep(site.database, names[0]).then(() => acknowledged.push(names[0]))
        else void order(site.database, ...names).then(() => acknowledged.push(...names))
      }
      await setImmediate()
      // The power goes: of the log, the disk has what it was asked for, and perhaps a part of what came later.
      const kept = [...acknowledged]
      const copy = join(site.folder, 'copy.db')
      copyFileSync(site.file, copy)
      writeFileSync(`${copy}-wal`, readFileSync(site.log).subarray(0, site.bytesOnDisk()))
      if (hasGarbage) appendFileSync(`${copy}-wal`, Buffer.alloc(3000, 7))
      await settle()
      const committed = await texts(site.database)
      const after = kyselyOn<Tables>(connectSqlite(copy, 'writer'), connectSqlite(copy, 'reader'))
      const found = await texts(after)
      await after.destroy()
      await site.end()
      expect(found).toEqual(expect.arrayContaining(kept))
      expect(committed.slice(0, found.length)).toEqual(found)
      // A transaction is there completely or not at all.
      for (const text of found) {
        if (text.endsWith(' too')) expect(found).toContain(text.replace(' too', ''))
        else if (committed.includes(`${text} too`)) expect(found).toContain(`${text} too`)
      }
    }),
    { numRuns: repeats(60, 2_000) },
  )
})
