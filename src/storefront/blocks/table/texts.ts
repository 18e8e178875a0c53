/** Texts that visitors read: tables. */
export const tableTexts = {
  table: 'Table',
} as const
