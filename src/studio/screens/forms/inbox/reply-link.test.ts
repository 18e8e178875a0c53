import { expect, test } from 'vitest'
import { fieldSchema } from '#shared/forms/field-schema.ts'
import type { OwnerSubmission } from '#shared/forms/inbox-api.ts'
import { replyLink } from './reply-link.ts'

const submission = {
  senderEmail: 'ada+kiln@example.com',
  formName: 'Contact & more',
  fields: [
    { id: 'message', type: 'textarea', title: 'Message' },
    { id: 'word', type: 'password', title: 'Code word' },
  ].map((field) => fieldSchema.parse(field)),
  answers: { message: 'Two mugs?\nSoot, please.', word: 'secret' },
} as unknown as OwnerSubmission

test('a reply quotes the question with its answer, and no password', () => {
  const link = new URL(replyLink(submission))
  expect(decodeURIComponent(link.pathname)).toBe('ada+kiln@example.com')
  expect(link.searchParams.get('subject')).toBe('Re: Contact & more')
  expect(link.searchParams.get('body')).toBe('\r\n\r\n> Message:\r\n> Two mugs?\r\n> Soot, please.\r\n')
})

test('a long answer is cut where mail programs would refuse it', () => {
  const long = { ...submission, answers: { message: 'x'.repeat(20_000) } }
  expect(replyLink(long).length).toBeLessThan(2_000)
})

test('an answer is not cut within an emoji, which no link could contain', () => {
  const long = { ...submission, answers: { message: `x${'🏺'.repeat(2_000)}` } }
  expect(decodeURIComponent(replyLink(long))).toMatch(/🏺…\r\n$/)
  expect(decodeURIComponent(replyLink({ ...long, answers: { message: '🏺'.repeat(2_000) } }))).toMatch(/🏺…\r\n$/)
})
