/** Texts that visitors read: moving words. */
export const marqueeTexts = {
  pause: 'Pause the moving text',
} as const
