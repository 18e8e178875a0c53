import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLogOutput } from './log-output.ts'

const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))('a full disk does not end the server, and logging goes on once there is room', () => {
  const output = openLogOutput(FULL)
  const line = `${'x'.repeat(999)}\n`
  for (let lines = 0; lines < 3_000; lines += 1) output.write(line)
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-log-')), 'log')
  output.reopen(file)
  for (const word of ['first\n', 'second\n']) output.write(word)
  const written = readFileSync(file, 'utf8')
  expect(written.endsWith('second\n')).toBe(true)
  // The size of held-back output is limited.
  expect(written.length).toBeGreaterThan(900_000)
  expect(written.length).toBeLessThan(1_100_000)
})

test('lines come out one after the other', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-log-')), 'log')
  const output = openLogOutput(file)
  for (const word of ['one\n', 'two\n']) output.write(word)
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
})
