import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Alignment, currentOf, goalsOf, type Placed, stepFrom } from './strip.ts'

const beside = (widths: readonly number[]): Placed[] => {
  let start = 0
  return widths.map((width) => {
    const placed = { start, width }
    start += width
    return placed
  })
}
const five = beside([100, 100, 100, 100, 100])
const scrolled = (position: number, most = 300, width = 200) => ({ position, most, width })

describe('a strip', () => {
  test.each([
    ['left', [0, 100, 200, 300, 300]],
    ['center', [0, 50, 150, 250, 300]],
    ['right', [0, 0, 100, 200, 300]],
  ] as const)('with the current image at the %s has these goals', (alignment, goals) => {
    expect(goalsOf(five, scrolled(0), alignment)).toEqual(goals)
  })

  test.each([
    [0, 0],
    [49, 0],
    [51, 1],
    [210, 2],
    [299, 4],
  ])('scrolled by %d shows image %d', (position, index) => {
    expect(currentOf(goalsOf(five, scrolled(position), 'left'), scrolled(position))).toBe(index)
  })

  test('that does not scroll shows its first image, also after a step', () => {
    const all = scrolled(0, 0, 500)
    const goals = goalsOf(five, all, 'center')
    expect(currentOf(goals, all)).toBe(0)
    expect(stepFrom(goals, all, 1)).toBe(0)
  })

  test('comes from every place to its end and around by steps, and each step moves it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 2, maxLength: 12 }),
        fc.constantFrom<Alignment>('left', 'center', 'right'),
        fc.integer({ min: 100, max: 500 }),
        fc.constantFrom<-1 | 1>(-1, 1),
        (widths, alignment, width, by) => {
          const images = beside(widths)
          const most = Math.max(0, widths.reduce((sum, one) => sum + one, 0) - width)
          fc.pre(most > 10)
          const goals = goalsOf(images, { position: 0, most, width }, alignment)
          let position = 0
          const seen = new Set([0])
          for (let step = 0; step < images.length; step += 1) {
            const next = goals[stepFrom(goals, { position, most, width }, by)]!
            expect(next).not.toBe(position)
            position = next
            seen.add(Math.round(position))
          }
          expect(seen.has(Math.round(Math.max(...goals)))).toBe(true)
        },
      ),
    )
  })
})
