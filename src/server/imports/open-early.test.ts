import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, test } from 'vitest'
import { readingContext } from '#server/testing/imports/build-catalogue.ts'
import { openImportFile } from './import-file.ts'
import { openEarly } from './open-early.ts'
import { LONG_BYTES } from './open-in-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-early-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file that begins with these lines and is long enough for a thread. */
function longFile(name: string, start: string): string {
  const line = `mug,${'Mug '.repeat(2_000)},1.00\n`
  const path = join(folder, name)
  writeFileSync(path, start + line.repeat(Math.ceil(LONG_BYTES / line.length)))
  return path
}

function shortFile(): string {
  const path = join(folder, 'short.csv')
  writeFileSync(path, 'Handle,Title,Variant Price\nmug,Mug,1.00\n')
  return path
}

it('opens a long file of another shop as the import would', async () => {
  const path = longFile('products.csv', 'Handle,Title,Variant Price\n')
  const early = await openEarly(path)
  const later = await openImportFile(readFileSync(path))
  if (!later.ok || !early) throw new Error('The file is not read.')
  expect(early).toMatchObject({ format: later.value.format, table: later.value.table })
  expect(await early.count(readingContext)).toBe(1)
})

test.each([
  ['a short file', () => shortFile()],
  ['a file that is not there', () => join(folder, 'none.csv')],
  ['our own export', () => longFile('own.csv', 'Product ID,Product Page,Other Settings\n')],
  ['an archive', () => longFile('archive.zip', 'PK\u0003\u0004')],
  ['an export of posts', () => longFile('posts.xml', '<?xml version="1.0"?>')],
  ['a folder', () => folder],
])('leaves %s to the import', (_, fileOf) => {
  expect(openEarly(fileOf())).toBeNull()
})

it('has nothing of a file that cannot be read: the import says why', async () => {
  expect(await openEarly(longFile('broken.csv', 'a,b\n'))).toBeNull()
})
