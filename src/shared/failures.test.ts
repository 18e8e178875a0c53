import { describe, expect, it, test } from 'vitest'
import { statusOf } from './failure-statuses.ts'
import { messages, sentenceOf } from './failures.ts'
import type { Contract } from './http/contract.ts'

// All files: contracts and messages of a noun are in several of them.
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const contracts = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, Contract] => isContract(entry[1]))
    .map(([name, contract]) => ({ name: `${file} ${name}`, contract })),
)

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'access' in value && 'reply' in value && 'path' in value
}

it.each(contracts)('$name names only failures that have words and a status', ({ contract }) => {
  for (const code of contract.failures ?? []) {
    expect(messages, code).toHaveProperty([code])
    expect(statusOf, code).toHaveProperty([code])
  }
})

it('declares each method and path once', () => {
  const places = contracts.map(({ contract }) => `${contract.method} ${contract.path}`)
  expect(new Set(places).size).toBe(places.length)
})

it('answers every failure with a status that says who has to act', () => {
  for (const status of Object.values(statusOf))
    expect([400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 429, 499, 500, 502, 503]).toContain(status)
  expect(statusOf).toMatchObject({ 'not-enough-stock': 409, 'payment-declined': 402, 'crumb-expired': 403 })
})

it('says every sentence without facts too, and none of them shouts or shows a gap', () => {
  for (const [code, sentence] of Object.entries(messages)) {
    const words = sentence({})
    // 'reCAPTCHA' begins with a small letter.
    expect(words, code).toMatch(/^(?:[A-Z]|reCAPTCHA )/)
    expect(words, code).not.toMatch(/!|undefined|\[object/)
  }
})

describe('texts that clients compare', () => {
  test.each([
    [{ code: 'option-unselected', options: ['Size'] }, 'Please select the Size option.'],
    [{ code: 'option-unselected', options: ['Size', 'Glaze'] }, 'Please select the Size and Glaze options.'],
    [{ code: 'option-unselected', options: ['A', 'B', 'C'] }, 'Please select the A, B and C options.'],
    [{ code: 'variant-unavailable' }, 'Sorry, that item variant is unavailable. Please select another variant.'],
    [{ code: 'not-enough-stock' }, 'Sorry, we do not have enough of that item available.'],
    [{ code: 'quantity-not-a-number' }, 'Quantity must be a number.'],
    [{ code: 'quantity-not-whole' }, 'Quantity must be a whole number'],
    [{ code: 'denomination-unselected' }, 'Select a denomination for the Gift Card'],
    [{ code: 'crumb-expired' }, 'Your session has expired. Please reload the page and try again.'],
    [{ code: 'cookies-disabled' }, 'Please enable cookies in your browser, reload the page, and try again.'],
    [{ code: 'rate-limited' }, 'Please try again in a few seconds.'],
    [{ code: 'minimum-subtotal', subtotal: '$20.00' }, 'To check out, your order subtotal must be $20.00 or more.'],
    [{ code: 'cart-empty' }, 'You have nothing in your shopping cart.'],
    [{ code: 'network' }, 'Please check your internet connection.'],
    [{ code: 'never-heard-of' }, 'Something went wrong. Try again.'],
    [{ code: 'constructor' }, 'Something went wrong. Try again.'],
  ])('%j', (failure, sentence) => {
    expect(sentenceOf(failure)).toBe(sentence)
  })
})
