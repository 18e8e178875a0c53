import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { latinLetters } from './latin.ts'

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
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test.each(Object.entries(latinLetters))('%s is compared as %s', (letter, plain) => {
  expect(fold(letter)).toBe(plain)
})
