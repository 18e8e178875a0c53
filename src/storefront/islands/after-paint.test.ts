import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('works in the task behind the next frame', () => {
  vi.useFakeTimers()
  let draw = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame
  })
  const work = vi.fn()
  afterPaint(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  draw()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
