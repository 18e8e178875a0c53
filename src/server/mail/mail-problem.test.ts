import { expect, test } from 'vitest'
import { mailProblemOf } from './mail-problem.ts'

const to = 'bounce@example.com'
const rcpt = (response: string) => ({
  code: 'EENVELOPE',
  rejectedErrors: [{ command: 'RCPT TO', response, responseCode: Number(response.slice(0, 3)) }],
})

test.each([
  ['550 5.1.1 User unknown', 'refused', 'Not delivered: bounce@example.com doesn’t exist.'],
  ['550 No such user here', 'refused', 'Not delivered: bounce@example.com doesn’t exist.'],
  ['550 5.2.1 Mailbox disabled', 'refused', 'Not delivered: bounce@example.com doesn’t exist.'],
  ['552 5.2.2 Over quota', 'refused', 'Not delivered: the mailbox of bounce@example.com is full.'],
  ['554 5.7.1 Relay access denied', 'refused', 'Not delivered: the mail server refused bounce@example.com.'],
  ['450 4.2.0 Greylisted', 'later', 'The mail server can’t take email for bounce@example.com right now.'],
])('a recipient that is answered with %s', (response, kind, sentence) => {
  expect(mailProblemOf(rcpt(response), to, false)).toEqual({ kind, sentence, details: response })
})

test.each([
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, false, 'later', /couldn’t reach/],
  [{ code: 'EAUTH', response: '535 no', responseCode: 535, command: 'AUTH PLAIN' }, false, 'later', /password/],
  [
    { code: 'EENVELOPE', response: '553 no', responseCode: 553, command: 'MAIL FROM' },
    false,
    'later',
    /sender address/,
  ],
  [
    { code: 'EMESSAGE', response: '554 spam', responseCode: 554, command: 'DATA' },
    true,
    'refused',
    /refused this email/,
  ],
  [{ code: 'EMESSAGE', response: '451 later', responseCode: 451, command: 'DATA' }, true, 'later', /couldn’t take/],
  [{ code: 'ETIMEDOUT', message: 'Timeout', command: 'CONN' }, true, 'unknown', /may have arrived/],
  [{ code: 'ECONNECTION', message: 'Connection closed' }, true, 'unknown', /may have arrived/],
  [undefined, false, 'later', /couldn’t take/],
] as const)('%j, message handed over: %s', (error, isHandedOver, kind, sentence) => {
  const problem = mailProblemOf(error, to, isHandedOver)
  expect(problem.kind).toBe(kind)
  expect(problem.sentence).toMatch(sentence)
})
