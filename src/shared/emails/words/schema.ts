import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { type EmailKind, emailKinds, variablesOf } from './kinds.ts'
import { problemOfTemplate } from './template.ts'

export const emailWordLimits = { subject: 150, heading: 150, introduction: 1500, closing: 500, footer: 500 } as const

/** Control characters besides line breaks and tabs: PostgreSQL stores no NUL, and mail programs show none of them. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** A text of several lines in an email. */
export const emailLines = (most: number) =>
  z
    .string()
    .max(most)
    .refine(
      (text) => !CONTROL.test(text.replaceAll('\n', '').replaceAll('\r', '').replaceAll('\t', '')),
      'Use letters, digits and line breaks.',
    )

/** The owner's words of one email, with variables. An empty one means the usual words. */
export const emailWordsSchema = z.strictObject({
  subject: singleLine(emailWordLimits.subject),
  heading: singleLine(emailWordLimits.heading),
  /** An empty line begins a paragraph. */
  introduction: emailLines(emailWordLimits.introduction),
  closing: emailLines(emailWordLimits.closing),
})
export type EmailWords = z.infer<typeof emailWordsSchema>
export type EmailWordField = keyof EmailWords

export const usualWords: EmailWords = { subject: '', heading: '', introduction: '', closing: '' }

/** Why words cannot be saved, by their field; empty when they can. */
export function problemsOfWords(kind: EmailKind, words: EmailWords): Partial<Record<EmailWordField, string>> {
  const known = variablesOf(kind)
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, text]) => {
      const problem = problemOfTemplate(text, known)
      return problem === null ? [] : [[field, problem]]
    }),
  )
}

/** An email with words that can be saved: each variable is one of this email. */
export const wordsOfKindSchema = z
  .strictObject({ kind: z.enum(emailKinds), words: emailWordsSchema })
  .superRefine(({ kind, words }, context) => {
    for (const [field, message] of Object.entries(problemsOfWords(kind, words)))
      context.addIssue({ code: 'custom', path: ['words', field], message })
  })

/** The words of a website's emails, as they are stored: of those alone that the owner has changed once. */
export const storedEmailWordsSchema = z.partialRecord(
  z.enum(emailKinds),
  emailWordsSchema.extend({
    /** Raised by each change: saving requires the one that was loaded. */
    revision: z.int().positive(),
  }),
)
export type StoredEmailWords = z.infer<typeof storedEmailWordsSchema>
