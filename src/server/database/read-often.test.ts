import { expect, test } from 'vitest'
import { z } from 'zod'
import { readOften } from './read-often.ts'
import { defineDocument } from './stored-document.ts'

const document = defineDocument({ name: 'pot', schema: z.object({ glazes: z.array(z.string()) }) })

test('a text is read once, and what it holds cannot be changed', () => {
  const read = readOften(document)
  const pot = read('{"glazes":["celadon"]}')
  expect(pot).toEqual({ glazes: ['celadon'] })
  expect(read('{"glazes":["celadon"]}')).toBe(pot)
  expect(() => pot.glazes.push('tenmoku')).toThrow(TypeError)
  expect(read('{"glazes":["tenmoku"]}')).toEqual({ glazes: ['tenmoku'] })
})

test('a text that cannot be read is refused each time', () => {
  const read = readOften(document)
  for (let time = 0; time < 2; time += 1) expect(() => read('{"glazes":1}')).toThrow('The stored pot cannot be read')
})
