import { expect, test } from 'vitest'
import { markInView } from './mark-in-view.ts'
import { fakeFrame } from './testing/fake-frame.ts'

test('a part that is in view is highlighted where it is', () => {
  const { view, rules, scrolls } = fakeFrame({ top: 100 })
  markInView(view, '#part', true)
  expect(rules()).toEqual([expect.stringMatching(/^#part \{ outline: /)])
  expect(scrolls).toEqual([])
})

test.each([
  ['below the view is scrolled to its middle', { top: 900 }, 650],
  ['above the view is scrolled to its middle', { top: -400, scrollY: 1_000 }, 350],
  ['that touches the edge is moved away from it', { top: 10, scrollY: 500 }, 260],
  ['that is higher than the view is shown from its beginning', { top: 900, height: 2_000 }, 876],
])('a part %s', (_, place, top) => {
  const { view, scrolls } = fakeFrame(place)
  markInView(view, '#part', true)
  expect(scrolls).toEqual([{ top, behavior: 'smooth' }])
})

test.each([
  ['who prefer less motion', { top: 900, prefersNoMotion: true }, true],
  ['when the page is not shown yet', { top: 900 }, false],
])('the page jumps for people %s', (_, place, isMoving) => {
  const { view, scrolls } = fakeFrame(place)
  markInView(view, '#part', isMoving)
  expect(scrolls).toEqual([{ top: 650, behavior: 'instant' }])
})

test.each([
  ['a hidden part', { top: 0, height: 0 }, '#part'],
  ['a part that the page does not have', { top: 900 }, '#other'],
])('%s moves nothing', (_, place, selector) => {
  const { view, scrolls } = fakeFrame(place)
  markInView(view, selector, true)
  expect(scrolls).toEqual([])
})

test('another part replaces the highlight, and none removes it, in one style sheet', () => {
  const { view, rules } = fakeFrame({ top: 100 })
  markInView(view, '#part', true)
  markInView(view, '#other', true)
  expect(rules()).toEqual([expect.stringMatching(/^#other /)])
  markInView(view, null, true)
  expect(rules()).toEqual([''])
})
