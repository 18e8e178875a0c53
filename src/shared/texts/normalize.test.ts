import { expect, test } from 'vitest'
import { latinLetters } from './latin.ts'
import { normalize } from './normalize.ts'

test.each([
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Søren Ærø', 'soren aero'],
  ['Zoë Çelik', 'zoe celik'],
  ['İstanbul', 'istanbul'],
  ['MUG-001', 'mug-001'],
  ['ﬁre', 'fire'],
  ['Ολυμπία', 'ολυμπια'],
])('%s is compared as %s', (text, folded) => {
  expect(normalize(text)).toBe(folded)
  expect(normalize(folded)).toBe(folded)
})

test.each(Object.entries(latinLetters))('%s is compared as %s', (letter, plain) => {
  expect(normalize(letter)).toBe(plain)
})
