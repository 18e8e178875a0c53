import { z } from 'zod'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { emailLines, emailWordLimits } from './words/schema.ts'

/** What all emails of a website have in common. */
export const emailDesignSchema = z.strictObject({
  /** What is at the top: the logo of the site, where it has one, or its title. */
  logo: z.enum(['site', 'title']),
  /** The color of buttons and links; null for those of the site's styles. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Use a color such as #2b6cb0.')
    .nullable(),
  /** The last lines; empty for the imprint of the site, or its title. */
  footer: emailLines(emailWordLimits.footer),
  /** Whether the business address of the store settings is at the bottom. */
  showsAddress: z.boolean(),
  /** The name beside the address of the sender; empty for the one of the mail server. */
  senderName: singleLine(60),
  /** Where replies of customers go; empty for the contact address of the store settings. */
  replyTo: z.union([z.literal(''), emailSchema]),
})
export type EmailDesign = z.infer<typeof emailDesignSchema>

export const usualDesign: EmailDesign = {
  logo: 'site',
  accent: null,
  footer: '',
  showsAddress: false,
  senderName: '',
  replyTo: '',
}

/** The design as it is stored. */
export const storedEmailDesignSchema = emailDesignSchema.extend({
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredEmailDesign = z.infer<typeof storedEmailDesignSchema>

/** The design without what the server counts; the usual one when none was saved. */
export function designOf(stored: StoredEmailDesign | null): EmailDesign {
  if (stored === null) return usualDesign
  const { revision: _, ...design } = stored
  return design
}
