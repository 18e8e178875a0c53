import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readColor } from './read-color.ts'

test.each([
  ['#1a2B3c', '#1a2b3c'],
  ['1a2b3c', '#1a2b3c'],
  ['#abc', '#aabbcc'],
  [' #FFF ', '#ffffff'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['hsl(210deg 50% 40% / 50%)', '#336699'],
  ['hsla(0, 0, 0.5, 0.2)', '#808080'],
  ['hsl(720, 200%, 50%)', '#ff0000'],
  ['hsl(-20, 100%, 50%)', '#ff0000'],
])('%j is the color %s', (text, color) => {
  expect(readColor(text)).toEqual({ color })
})

test.each(['hsl()', 'hsl(24)', 'hsl(24, 60%)', 'hsl(24, 60%, )', 'hsl(red, 60%, 40%)', 'hsl(24, 60%'])(
  '%j lacks a value',
  (text) => {
    expect(readColor(text)).toEqual({ problem: 'Missing an H/S/L value.' })
  },
)

test.each(['', '#', '#12', '#1234', '#12345', '#1234567', 'red', '#ggg', 'rgb(1,2,3)'])('%j is no color', (text) => {
  expect(readColor(text)).toEqual({ problem: 'Enter # and three or six hexadecimal digits.' })
})

test('any text is a color of six digits or a problem, and a color is read as itself', () => {
  const colors = fc.tuple(fc.integer(), fc.double(), fc.double()).map(([h, s, l]) => `hsl(${h}, ${s}, ${l})`)
  fc.assert(
    fc.property(fc.oneof(fc.string(), colors), (text) => {
      const read = readColor(text)
      if ('color' in read) expect(read.color).toMatch(/^#[0-9a-f]{6}$/)
      if ('color' in read) expect(readColor(read.color)).toEqual(read)
    }),
  )
})
