import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { holdKeys } from './hold-keys.ts'

class Key extends Event {
  readonly key: string
  readonly ctrlKey: boolean
  constructor(type: string, { key, ctrlKey = false, ...init }: EventInit & { key: string; ctrlKey?: boolean }) {
    super(type, init)
    this.key = key
    this.ctrlKey = ctrlKey
  }
}

beforeAll(() => {
  vi.stubGlobal('KeyboardEvent', Key)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** Presses a key, and returns whether the page's default action was prevented. */
function press(source: EventTarget, key: string, ctrlKey = false): boolean {
  return !source.dispatchEvent(new Key('keydown', { key, ctrlKey, cancelable: true }))
}

function listenTo(target: EventTarget): string[] {
  const heard: string[] = []
  target.addEventListener('keydown', (event) => heard.push((event as unknown as Key).key))
  return heard
}

test('keys that are pressed too early are pressed again, in order', async () => {
  const source = new EventTarget()
  const target = new EventTarget()
  const heard = listenTo(target)
  const keys = holdKeys(source)
  expect([press(source, '+'), press(source, 'ArrowRight')]).toEqual([true, true])
  await keys.pressAgain(target)
  expect(heard).toEqual(['+', 'ArrowRight'])
  expect(press(source, '+')).toBe(false)
})

test('Tab and shortcuts stay the browser’s, and Escape cancels', async () => {
  const source = new EventTarget()
  const target = new EventTarget()
  const heard = listenTo(target)
  const keys = holdKeys(source)
  expect([press(source, 'Tab'), press(source, 'r', true)]).toEqual([false, false])
  expect(keys.isCanceled()).toBe(false)
  press(source, 'Escape')
  expect(keys.isCanceled()).toBe(true)
  keys.drop()
  expect([press(source, '+'), heard]).toEqual([false, []])
})
