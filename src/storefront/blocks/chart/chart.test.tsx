import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { areSettings } from '#shared/pages/blocks/blocks.ts'
import { datasetProblem, readNumber } from '#shared/pages/blocks/chart.ts'
import { DrawnBlock } from '../draw-block.tsx'
import { chartFacts } from './editing.ts'
import { ticksOf } from './scale.ts'
import { slicesOf } from './slices.ts'

test.each<[string, string[][], string | null]>([
  ['nothing', [], 'Your dataset must have at least one column'],
  ['labels alone', [['Month'], ['May']], 'Your dataset must have at least one column'],
  ['names alone', [['Month', 'Pots']], 'Your dataset must have at least one row'],
  [
    'a number',
    [
      ['Month', 'Pots'],
      ['May', '3'],
    ],
    null,
  ],
])('of %s a chart says %s', (_what, rows, problem) => {
  expect(datasetProblem(rows)).toBe(problem)
  expect(areSettings('chart', { ...chartFacts.first, rows })).toBe(problem === null)
})

test.each([
  ['1,234.5', 1234.5],
  ['$12', 12],
  ['-3 %', -3],
  ['', null],
  ['none', null],
  ['1e999', null],
])('%j is the number %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('the lines behind a chart are even, and reach around all values', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((one) => one === 0 || Math.abs(one) > 1e-6)
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), (values) => {
      const ticks = ticksOf(values)
      expect(ticks[0]!).toBeLessThanOrEqual(Math.min(0, ...values))
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(Math.max(0, ...values))
      expect(ticks.length).toBeLessThanOrEqual(8)
    }),
  )
})

describe('a pie', () => {
  test('has a part for each value above zero', () => {
    expect(slicesOf([1, 0, -2, 1])).toEqual([
      'M50 50L50 0A50 50 0 0 1 50 100Z',
      '',
      '',
      'M50 50L50 100A50 50 0 0 1 50 0Z',
    ])
  })
  test('of a single value is a circle', () => {
    expect(slicesOf([0, 5])[1]).not.toContain('L')
  })
})

test.each(['bar', 'line', 'pie'] as const)('a %s chart is a picture with a table of its numbers', (design) => {
  const html = renderToStaticMarkup(
    <DrawnBlock block={{ id: 'c', type: 'chart', ...chartFacts.first, design, suffix: ' kg' } as never} />,
  )
  expect(html).toContain('<svg')
  expect(html).toContain('<td>12 kg</td>')
  expect(html).toContain(`data-block-variant="${{ bar: 1008, line: 1009, pie: 1010 }[design]}"`)
})
