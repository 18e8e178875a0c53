/** Texts that visitors read: embedded code. */
export const codeTexts = {
  embedded: 'Embedded content',
  show: 'Show content',
  showNote: 'Loads content from other websites.',
} as const
