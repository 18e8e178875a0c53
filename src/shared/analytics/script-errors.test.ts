import { expect, test } from 'vitest'
import { readScriptErrors } from './script-errors.ts'
import { scrub } from './scrub.ts'

test.each([
  ['Cannot read nora@canary.example', 'Cannot read …'],
  [
    'failed: https://shop.example.com/order/0190c0de-0000-7000-8000-000000000000?key=canary',
    'failed: https://shop.example.com/order/…',
  ],
  ['at load (https://shop.example.com/a.js?v=canary:3:14)', 'at load (https://shop.example.com/a.js:3:14)'],
  ['token abcDEF123456abcDEF123456 is wrong', 'token … is wrong'],
  ['order 100000123 is gone', 'order … is gone'],
  ['Cannot read properties of undefined (reading "title")', 'Cannot read properties of undefined (reading "title")'],
  [
    'ResizeObserverLoopCompletedWithUndeliveredNotifications',
    'ResizeObserverLoopCompletedWithUndeliveredNotifications',
  ],
])('%s is stored as %s', (text, stored) => {
  expect(scrub(text)).toBe(stored)
})

const event = (data: object | string) => ({ event: 'error', data, timestamp: 1 })
const stack = 'TypeError: x is not a function\n    at load (https://shop.example.com/assets/a.js?x=1:3:14)\n    at b'

test.each([
  ['a list', [event({ message: 'x is not a function', stack })]],
  ['its text', JSON.stringify([event({ message: 'x is not a function', stack })])],
  ['a field of a form', { crumb: 'c', events: JSON.stringify([event({ message: 'x is not a function', stack })]) }],
  ['data as a text', [event(JSON.stringify({ message: 'x is not a function', stack }))]],
])('errors are read from %s, with the place that the stack names', (_, body) => {
  expect(readScriptErrors(body)).toMatchObject([
    { message: 'x is not a function', place: '/assets/a.js:3:14', release: '', url: null },
  ])
})

test('a stack is cut', () => {
  const lines = Array(2_000).fill('at x').join('\n')
  const [error] = readScriptErrors([event({ message: 'x', stack: lines })])!
  expect(error!.stack.split('\n')).toHaveLength(10)
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['an error without a message', [event({ message: ' ' })]],
  ['a list of texts', ['x']],
  ['more errors than a call may have', Array(21).fill(event({ message: 'x' }))],
])('%s is no list of errors', (_, body) => {
  expect(readScriptErrors(body)).toBeNull()
})
