import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { consentPurposes } from './choice.ts'

export const consentLimits = { title: 80, text: 600, label: 40, purposeText: 300 } as const

const purposeSchema = z.strictObject({
  /** Whether the site uses it: visitors are asked for these alone. */
  isAsked: z.boolean(),
  name: singleLine(consentLimits.label),
  text: singleLine(consentLimits.purposeText),
})
export type ConsentPurposeTexts = z.infer<typeof purposeSchema>

/** The cookie banner, which may still be incomplete. */
export const consentDraftSchema = z.strictObject({
  isEnabled: z.boolean(),
  title: singleLine(consentLimits.title),
  text: z.string().max(consentLimits.text),
  labels: z.strictObject({
    accept: singleLine(consentLimits.label),
    reject: singleLine(consentLimits.label),
    choose: singleLine(consentLimits.label),
    save: singleLine(consentLimits.label),
    /** Of the button in the footer that opens it again. */
    settings: singleLine(consentLimits.label),
  }),
  purposes: z.strictObject({
    functional: purposeSchema,
    analytics: purposeSchema,
    marketing: purposeSchema,
  }),
})
export type Consent = z.infer<typeof consentDraftSchema>

/** A banner that can be saved: one that is shown has all its texts, and asks for something. */
export const consentSchema = consentDraftSchema.superRefine(({ isEnabled, ...consent }, context) => {
  if (!isEnabled) return
  const missing = (path: string[], text: string) => {
    if (text === '') context.addIssue({ code: 'custom', path, message: 'Enter a text.' })
  }
  missing(['title'], consent.title)
  missing(['text'], consent.text.trim())
  for (const [name, text] of Object.entries(consent.labels)) missing(['labels', name], text)
  const asked = consentPurposes.filter((purpose) => consent.purposes[purpose].isAsked)
  for (const purpose of asked) missing(['purposes', purpose, 'name'], consent.purposes[purpose].name)
  if (asked.length === 0)
    context.addIssue({ code: 'custom', path: ['purposes'], message: 'Choose at least one purpose.' })
})

/** The banner as it is stored. */
export const storedConsentSchema = consentDraftSchema.extend({
  /** Raised when visitors are asked for something else: then they are asked again. */
  version: z.int().positive(),
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredConsent = z.infer<typeof storedConsentSchema>
