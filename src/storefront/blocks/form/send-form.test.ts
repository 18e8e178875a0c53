import { expect, test } from 'vitest'
import { outcomeOf } from '#shared/http/call.ts'
import { refusalOf } from './send-form.ts'

const SERVER = 'One or more fields is invalid, please check your entries.'
const ofCode = (code: string) => ({ code, error: 'the server’s sentence' })

// The fixed sentences by status, even when a proxy answered; the server's own answers also have a code.
test.each([
  [401, {}, 'Unable to submit form. Please try again later.'],
  [401, ofCode('not-signed-in'), 'Unable to submit form. Please try again later.'],
  [404, 'not found', 'This form has not been configured yet.'],
  [404, ofCode('form-not-configured'), 'This form has not been configured yet.'],
  [429, 'slow down', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  [429, ofCode('form-rate-limited'), 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  [500, {}, 'Unable to send form. Please try again later.'],
  [500, ofCode('unexpected'), 'Unable to send form. Please try again later.'],
  [503, { error: 'Back at noon.' }, 'Back at noon.'],
  [503, ofCode('busy'), 'the server’s sentence'],
  [502, 'bad gateway', 'Unknown error, please try again later.'],
  [502, { error: { nested: true } }, 'Unknown error, please try again later.'],
  [200, 'Welcome to our hotel', 'Unknown error, please try again later.'],
])('a submission that is answered with %i and %j is refused with the sentence of it', (status, body, sentence) => {
  const text = typeof body === 'string' ? `<html>${body}</html>` : JSON.stringify(body)
  expect(refusal(status, text)).toEqual({ errors: {}, sentence })
})

test.each([[{ code: 'form-fields-invalid' }], [{}]])('the errors of a 400 stand at their fields: %j', (code) => {
  const errors = { name: 'Required' }
  expect(refusal(400, JSON.stringify({ ...code, error: SERVER, errors }))).toEqual({ errors, sentence: SERVER })
})

test('errors are at their fields also where the answer wraps them in data', () => {
  const errors = { name: 'Required' }
  expect(refusal(400, JSON.stringify({ data: { error: SERVER, errors } }))).toEqual({ errors, sentence: SERVER })
  expect(refusal(400, JSON.stringify({ data: { errors } })).errors).toEqual(errors)
  expect(refusal(400, JSON.stringify({ data: null })).errors).toEqual({})
})

test('errors that are no words are none', () => {
  expect(refusal(400, JSON.stringify({ error: SERVER, errors: { name: ['Required'] } })).errors).toEqual({})
})

function refusal(status: number, text: string) {
  const outcome = outcomeOf(status, text)
  if (outcome.ok) throw new Error('It is no refusal.')
  return refusalOf(outcome.failure)
}
