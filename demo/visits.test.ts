import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LESSON_END } from '#shared/analytics/lessons.ts'
import { learningVisitOf } from './visits.ts'

test('who takes the course starts each lesson they open, and finishes it or not: its lessons are texts', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.infiniteStream(share), (random) => {
      const next = () => random.next().value as number
      const { views } = learningVisitOf(next, 0, '/first-bowl', ['/first-bowl/clay', '/first-bowl/center-it'])
      const reached = views.flatMap((view) => view.reached ?? [])
      expect(reached.length).toBeGreaterThan(0)
      expect([0, LESSON_END]).toEqual(expect.arrayContaining(reached))
    }),
  )
})
