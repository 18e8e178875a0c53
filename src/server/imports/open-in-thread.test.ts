import { expect, test } from 'vitest'
import { readingContext } from '#server/testing/imports/build-catalogue.ts'
import { fixture } from '#server/testing/imports/import-file.ts'
import { DRY_RUN_BATCH, IMPORT_BATCH } from './batch-sizes.ts'
import { type ImportFile, openImportFile } from './import-file.ts'
import { openInThread } from './open-in-thread.ts'

const header = 'Handle,Title,Variant Price,Option1 Name'
const lines = (count: number) => Array.from({ length: count }, (_, line) => `h${line},Café ${line},1.00,`).join('\n')
const long = Buffer.from(`${header}\n${lines(1_234)}`)

async function opened(bytes: Buffer): Promise<{ here: ImportFile; there: ImportFile }> {
  const [here, there] = [await openImportFile(bytes), await openInThread(bytes)]
  if (!here.ok || !there.ok) throw new Error('The file is not read.')
  return { here: here.value, there: there.value }
}

const batchesOf = (file: ImportFile, skipped = 0) =>
  Array.fromAsync(file.products(readingContext, IMPORT_BATCH, skipped))

test.each(['squarespace-26', 'squarespace-32', 'shopify', 'woocommerce'] as const)(
  'a thread reads the same from a file of %s as the server itself',
  async (format) => {
    const { here, there } = await opened(fixture(format))
    const { isOpen, count, products, ...facts } = here
    expect(there).toMatchObject(facts)
    expect(await there.count(readingContext)).toBe(await here.count(readingContext))
    expect(await batchesOf(there)).toEqual(await batchesOf(here))
  },
)

test('a long file comes in the same batches, from its beginning or from any product', async () => {
  const { here, there } = await opened(long)
  expect(await there.count(readingContext)).toBe(1_234)
  for (const skipped of [0, 1, 100, 1_199, 1_234, 2_000])
    expect(await batchesOf(there, skipped)).toEqual(await batchesOf(here, skipped))
})

test('several read at once, and one who stops early leaves the others alone', async () => {
  const { there } = await opened(long)
  const [all, some] = await Promise.all([
    Array.fromAsync(there.products(readingContext, DRY_RUN_BATCH, 0)),
    (async () => {
      for await (const batch of there.products(readingContext, IMPORT_BATCH, 0)) return batch.length
    })(),
  ])
  expect(all.map((batch) => batch.length)).toEqual([500, 500, 234])
  expect(some).toBe(100)
  expect(there.isOpen()).toBe(true)
  expect(await there.count(readingContext)).toBe(1_234)
})

test('a file that cannot be imported is refused as by the server itself', async () => {
  const bytes = Buffer.from(`${header}\nx,"never`)
  expect(await openInThread(bytes)).toEqual(await openImportFile(bytes))
  expect(await openInThread(bytes)).toMatchObject({ ok: false, failure: { code: 'import-file-unreadable', line: 2 } })
})
