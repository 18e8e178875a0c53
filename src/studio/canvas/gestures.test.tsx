import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CanvasContext } from './canvas-context.ts'
import { listenToPointers } from './gestures.ts'

/** In the product they end with the page in the editor's frame. Here the next file of tests has the same page. */
const listened: Parameters<typeof addEventListener>[] = []
beforeEach(() => {
  const listen = addEventListener
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
    listen(...listener)
    listened.push(listener)
  })
})
afterEach(() => {
  for (const [type, listener] of listened.splice(0)) removeEventListener(type, listener)
  vi.unstubAllGlobals()
})

const pointer = (type: string, x: number, y: number) =>
  document.body.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y }), {
      ...{ pointerId: 1, pointerType: 'mouse', pageX: x, pageY: y },
    }),
  )

test('what the pointer reached counts, also where it is let go before the browser draws the next frame', () => {
  document.body.innerHTML = '<div class="page-grid"><div class="sqs-block" id="block-near"></div></div>'
  const block = document.querySelector<HTMLElement>('.sqs-block')!
  block.getBoundingClientRect = () => new DOMRect(100, 100, 50, 50)
  document.documentElement.setPointerCapture = () => {}
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const selected = vi.fn()
  const overlay = { handleAt: () => null, hover() {}, rectangle() {}, clear() {} }
  listenToPointers({
    ...{ overlay, host: () => ({ selected, selectedSection() {} }), selection: () => [], isEditing: () => false },
    ...{ view: () => ({ shared: {} }), edit() {} },
  } as unknown as CanvasContext)

  pointer('pointerdown', 10, 10)
  pointer('pointermove', 120, 120)
  pointer('pointerup', 120, 120)
  expect(selected).toHaveBeenLastCalledWith(['near'])
})
