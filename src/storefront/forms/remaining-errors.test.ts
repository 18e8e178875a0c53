import { expect, test } from 'vitest'
import { remainingErrors } from './remaining-errors.ts'

const judged = { day: ['11', '24', '2026'], email: 'ada@' }

test('an error of the server stays while its answer is the same, though the browser’s rules find nothing', () => {
  const errors = { day: 'Choose today or a later day.' }
  expect(remainingErrors(errors, { judged, given: { ...judged, email: 'ada@mail.example' }, found: {} })).toEqual(
    errors,
  )
})

test('an error goes when its answer changes and the rules find nothing', () => {
  const given = { ...judged, day: ['11', '30', '2026'] }
  expect(remainingErrors({ day: 'Choose today or a later day.' }, { judged, given, found: {} })).toEqual({})
})

test('an error of a changed answer reads as the rules say now, and no other field gets one', () => {
  const given = { ...judged, email: '' }
  const found = { email: 'Required', name: 'Required' }
  expect(remainingErrors({ email: 'Email is not valid.' }, { judged, given, found })).toEqual({ email: 'Required' })
})
