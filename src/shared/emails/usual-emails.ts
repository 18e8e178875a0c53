import { type EmailDesign, usualDesign } from './design.ts'
import type { StoredEmailWords } from './words/schema.ts'

/** What the owner has chosen for the emails of a website, and the words of those that they have changed. */
export interface OwnerEmails {
  readonly design: EmailDesign
  readonly words: StoredEmailWords
}

/** The emails of a website whose owner has changed nothing. */
export const usualEmails: OwnerEmails = { design: usualDesign, words: {} }
