/** Texts that visitors read: the form of a product. */
export const productFormTexts = {
  discard: {
    title: 'Discard your changes?',
    text: 'Your changed answers aren’t saved yet.',
    confirm: 'Discard changes',
    cancel: 'Keep editing',
  },
} as const
