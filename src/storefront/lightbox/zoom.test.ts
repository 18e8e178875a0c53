import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampZoom, closestScale, WHOLE, zoomAt } from './zoom.ts'

const picture = { width: 640, height: 800 }
const frame = { width: 1440, height: 900 }

describe('a zoomed picture', () => {
  test('keeps the point under the finger in its place', () => {
    const near = zoomAt({ scale: 3, x: 0, y: 0 }, 4, { x: 0, y: 100 }, picture, frame)
    // The point was 100 below the center, a third of that in the picture itself.
    expect(near.y + (100 / 3) * 4).toBeCloseTo(100)
  })

  test('stays in the middle where it is narrower than its frame', () => {
    expect(zoomAt(WHOLE, 2, { x: 300, y: 0 }, picture, frame).x).toBe(0)
  })

  test('goes back to the whole picture from anywhere', () => {
    expect(zoomAt({ scale: 4, x: 500, y: -900 }, 1, { x: 30, y: 40 }, picture, frame)).toEqual(WHOLE)
  })

  test('never shows background that it could cover', () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 1, max: 6, noNaN: true }), number, number, (scale, x, y) => {
        const kept = clampZoom({ scale, x, y }, picture, frame)
        const coversHeight = picture.height * scale >= frame.height
        const top = kept.y - (picture.height * scale) / 2
        if (coversHeight) expect(top).toBeLessThanOrEqual(-frame.height / 2 + 1e-6)
        else expect(kept.y).toBe(0)
      }),
    )
  })

  test.each([
    [2000, 640, 6],
    [1500, 640, 4.6875],
    [720, 640, 2.5],
    [500, 640, 2.5],
    [2000, 0, 2.5],
  ])('of %d pixels, shown at %d, can be enlarged %d times', (original, shown, scale) => {
    expect(closestScale(original, shown)).toBe(scale)
  })
})
