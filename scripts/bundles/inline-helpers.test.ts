import { expect, it } from 'vitest'
import { inlineInto } from './inline-helpers.ts'

const helpers = 'var e=(one)=>one+1,t=(one)=>one*2;export{t as double,e};'

it('writes helpers into a file, under the names that it has for them', () => {
  const code = 'import{e as a,double as b}from"./helpers-Ab_1.js";import{c}from"./other.js";globalThis.answer=b(a(c))'
  const inlined = inlineInto(code, helpers, 'assets/helpers-Ab_1.js')
  expect(inlined).not.toContain('helpers-Ab_1.js')
  expect(inlined).toContain('import{c}from"./other.js"')
  const run = new Function('c', `${inlined.replace('import{c}from"./other.js";', '')};return globalThis.answer`)
  expect(run(20)).toBe(42)
})

it('stops where the import is not found', () => {
  expect(() => inlineInto('import"./helpers.js"', helpers, 'assets/helpers.js')).toThrow('were not found')
})
