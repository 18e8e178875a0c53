/** The box at checkout, in the words that are stored with the consent. */
export const reminderTexts = {
  consent: 'Email me a reminder if I don’t finish my order. I can unsubscribe at any time.',
} as const
