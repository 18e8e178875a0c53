import { expect, test } from 'vitest'
import { readableLog } from './readable-log.ts'

const time = new Date(2026, 10, 22, 9, 5, 3).getTime()

function read(entry: object | string): string {
  let said = ''
  const log = readableLog((line) => {
    said += line
  })
  log.write(typeof entry === 'string' ? entry : `${JSON.stringify(entry)}\n`)
  return said
}

test.each([
  [{ level: 30, time, pid: 1, hostname: 'vm', msg: 'listening' }, '09:05:03  listening\n'],
  [
    { level: 30, time, pid: 1, hostname: 'vm', reqId: 'x', method: 'GET', url: '/shop', status: 200, msg: 'answered' },
    '09:05:03  answered  (method=GET, url=/shop, status=200)\n',
  ],
  [{ level: 40, time, kind: 'email', msg: 'a job failed' }, '09:05:03  Warning  a job failed  (kind=email)\n'],
  [
    { level: 50, time, err: { type: 'Error', message: 'no', stack: 'Error: no\n    at a.ts:1' }, msg: 'no' },
    '09:05:03  Error  no\n    Error: no\n        at a.ts:1\n',
  ],
  ['not JSON\n', 'not JSON\n'],
])('%j is a line that a person can read', (entry, line) => {
  expect(read(entry)).toBe(line)
})
