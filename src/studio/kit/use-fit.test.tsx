import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { RowList } from './row-list.tsx'

/** The width of the table in each of its forms. */
const needed: Readonly<Record<string, number>> = { all: 1000, short: 900, wrapped: 700 }
let room = 0
let resize: (width: number) => void

beforeEach(() => {
  // The DOM of the tests lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return needed[this.dataset.fit ?? ''] ?? 0
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: ResizeObserverCallback) {
        resize = (width) => {
          room = width
          act(() => changed([{ contentRect: { width } } as ResizeObserverEntry], this as unknown as ResizeObserver))
        }
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function drawIn(place: number, width?: number) {
  room = place
  renderInStudio(
    <RowList
      label="Pots"
      rows={['Mug']}
      keyOf={(pot) => pot}
      nameOf={(pot) => pot}
      nameTitle="Name"
      columns={[{ title: 'Fired', ...(width !== undefined && { width }), isSpare: true, cell: () => 'Today' }]}
      phone={{ aside: () => '9.00', below: () => 'Fired today' }}
      isWaiting={false}
    />,
  )
}

const form = () => screen.queryByRole('table')?.dataset.fit ?? 'cards'

test.each([
  [1000, 'all'],
  [999, 'short'],
  [899, 'wrapped'],
  [699, 'cards'],
])('in a place of %i pixels, a list shows the widest form that fits: %s', (width, expected) => {
  drawIn(width)
  expect(form()).toBe(expected)
})

test('a list becomes narrower and wider with its place', () => {
  drawIn(1000)
  resize(950)
  expect(form()).toBe('short')
  resize(500)
  expect(form()).toBe('cards')
  expect(screen.getByText('Fired today')).toBeDefined()
  resize(1200)
  expect(form()).toBe('all')
})

test('a value that is wider than its column counts, as columns with fixed widths do not grow', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.closest('[data-fit=all]') ? 1001 : 0
  })
  drawIn(1000, 80)
  expect(form()).toBe('short')
})

test('a list is measured again when the font has loaded', () => {
  drawIn(950)
  room = 1000
  act(() => void document.fonts.dispatchEvent(new Event('loadingdone')))
  expect(form()).toBe('all')
})
