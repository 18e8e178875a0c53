import { describe, expect, it, test } from 'vitest'
import { isEmail } from './email.ts'

describe('an e-mail address', () => {
  test.each([
    ['ada@example.com', true],
    ["o'brien+shop@mail.example.co.uk", true],
    ['potter@clay.store', true],
    ['a@b.technology', true],
    ['grüße@müller.de', true],
    ['a@xn--mller-kva.xn--p1ai', true],
    ['a@b', false],
    ['@example.com', false],
    ['ada@', false],
    ['ada', false],
    ['a b@example.com', false],
    ['ada@example..com', false],
    ['ada@-example.com', false],
    ['ada@example.c', false],
    ['ada@example.c0m1', false],
    ['ada@example.com\nbcc: x@y.com', false],
    ['"ada"@example.com', false],
    ['<ada@example.com>', false],
    ['ada@@example.com', false],
    [`${'a'.repeat(65)}@example.com`, false],
    [`a@${'b.'.repeat(150)}com`, false],
  ])('%j', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  test.each([
    ['ada@example.info', true],
    ['ada@example.store', false],
    ['ada@example.de', true],
  ])('with the strict ending: %s', (text, expected) => {
    expect(isEmail(text, { strictEnding: true })).toBe(expected)
  })
})

it('answers texts that are made to hang a pattern', () => {
  for (const text of ['a@'.repeat(128), `a@${'b-'.repeat(120)}`, `${'a.'.repeat(120)}@b`, `a@${'b.'.repeat(120)}`]) {
    expect(isEmail(text)).toBe(false)
  }
})
