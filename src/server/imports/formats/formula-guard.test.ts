import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { guardCell, unguardCell } from './formula-guard.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', "=cmd|' /C calc'!A0", "'=already marked"])(
  'marks %j as text',
  (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`)
    expect(unguardCell(`'${cell}`)).toBe(cell)
  },
)

test.each(['', 'Mug', '1.00', "'tis", "O'Brien", ' =1', '/flower/zinnia'])('leaves %j as it is', (cell) => {
  expect(guardCell(cell)).toBe(cell)
  expect(unguardCell(cell)).toBe(cell)
})

it('takes off exactly the mark that it put on', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ') })
  fc.assert(fc.property(cell, (text) => unguardCell(guardCell(text)) === text))
})
