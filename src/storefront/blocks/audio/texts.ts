/** Texts that visitors read: recordings. */
export const audioTexts = {
  audio: 'Audio',
} as const
