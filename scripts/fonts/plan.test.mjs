import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder, madeFrom } from './plan.mjs'

test('the fonts of the storefront are made of the packages and the plan as they are now', () => {
  const made = JSON.parse(readFileSync(`${folder}/made-from.json`, 'utf8'))
  expect(made, 'run: node scripts/fonts.mjs').toEqual(madeFrom())
})
