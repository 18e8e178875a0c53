import { expect, test } from 'vitest'
import { MailServerUnusable, troubleOf } from './trouble-of.ts'

// What the tests with real servers do not cause.
test.each([
  ['an expired certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'certificate'],
  ['one of an unknown authority', { code: 'ESOCKET', originalCode: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'certificate'],
  ['a server that says nothing', { code: 'ETIMEDOUT' }, 'no-answer'],
  ['a network without a way there', { code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'no-answer'],
  [
    'a recipient of a trial account',
    { code: 'EENVELOPE', rejectedErrors: [{ command: 'RCPT TO', response: '554 not verified' }] },
    'recipient',
  ],
  [
    'Amazon SES, which judges the sender after the message',
    { code: 'EMESSAGE', command: 'DATA', response: '554 Message rejected: Email address is not verified.' },
    'sender',
  ],
  ['a message that looks like spam', { code: 'EMESSAGE', command: 'DATA', response: '554 5.7.1 spam' }, 'other'],
  ['something else', new Error('x'), 'other'],
  ['nothing', undefined, 'other'],
  ['what was found before the server was asked', new MailServerUnusable('private'), 'private'],
])('%s', (_what, error, trouble) => {
  expect(troubleOf(error).trouble).toBe(trouble)
})

test('an answer is on one line and not endless', () => {
  const { answer } = troubleOf({ code: 'EAUTH', response: `535-no\r\n535 ${'x'.repeat(1000)}` })
  expect(answer).toMatch(/^535-no 535 x+$/)
  expect(answer).toHaveLength(300)
})
