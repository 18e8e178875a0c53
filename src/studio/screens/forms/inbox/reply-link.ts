import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { OwnerSubmission } from '#shared/forms/inbox-api.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { truncate } from '#shared/texts/truncate.ts'

/** Mail programs cut or refuse longer URLs. */
const LONGEST_QUOTE = 1_200
/** Field types that a reply does not quote. */
const UNQUOTED = new Set(['password', 'hidden', 'section', 'file', 'consent'])

/** A link that opens the owner's mail program with a reply that quotes the submission. */
export function replyLink({ senderEmail, formName, fields, answers, likertLabels }: OwnerSubmission): string {
  const lines = fields
    .filter(({ id, type }) => !UNQUOTED.has(type) && Object.hasOwn(answers, id))
    .flatMap((field) => {
      const { label, lines } = displayAnswer(field, ownValue(answers, field.id), likertLabels)
      return [`> ${label}:`, ...lines.map((line) => `> ${line}`)]
    })
  const quote = lines.join('\n')
  const shown = truncate(quote, LONGEST_QUOTE)
  const facts = { subject: `Re: ${formName}`, body: `\n\n${shown}\n` }
  // Mail programs do not decode a plus sign, so spaces are percent-encoded.
  const query = Object.entries(facts).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(senderEmail)}?${query.join('&')}`
}
