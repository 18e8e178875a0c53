import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOfFiles, isStamped, writeStamp } from './stamp.mjs'

let folder
const fingerprint = () => fingerprintOfFiles(folder, ['src', 'absent'], (path) => !path.endsWith('.test.ts'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stamp-'))
  mkdirSync(join(folder, 'src/money'), { recursive: true })
  writeFileSync(join(folder, 'src/money/money.ts'), 'one')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the fingerprint stays while nothing changes', () => {
  expect(fingerprint()).toBe(fingerprint())
})

test('the fingerprint changes with a file that is changed, added or touched', () => {
  const seen = new Set([fingerprint()])
  writeFileSync(join(folder, 'src/money/money.ts'), 'longer')
  seen.add(fingerprint())
  writeFileSync(join(folder, 'src/money/tax.ts'), 'new')
  seen.add(fingerprint())
  utimesSync(join(folder, 'src/money/tax.ts'), 1, 1)
  seen.add(fingerprint())
  expect(seen.size).toBe(4)
})

test('a file that is no input does not count', () => {
  const before = fingerprint()
  writeFileSync(join(folder, 'src/money/money.test.ts'), 'test')
  expect(fingerprint()).toBe(before)
})

test('a stamp holds for its own fingerprint only', () => {
  const stamp = join(folder, 'dist/stamp')
  expect(isStamped(stamp, 'a')).toBe(false)
  writeStamp(stamp, 'a')
  expect(isStamped(stamp, 'a')).toBe(true)
  expect(isStamped(stamp, 'b')).toBe(false)
})
