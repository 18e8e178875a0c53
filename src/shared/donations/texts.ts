import type { Frequency } from './schema.ts'

/** Texts that visitors read: the questions to donors. Carts and orders store the answers: never change an option. */
export const donationFormTexts = {
  formName: 'Donation',
  frequency: 'How often',
  fund: 'What your donation is for',
} as const

/** The options of how often someone donates. */
export const frequencyTexts: Readonly<Record<Frequency, string>> = { once: 'Once', month: 'Monthly', year: 'Yearly' }
