/** Texts that visitors read: the page behind the link in emails that ask for reviews. */
export const stopTexts = {
  mayStop: {
    title: 'Stop emails that ask for reviews?',
    sentence: 'You’ll get no more emails from us that ask you to review what you bought.',
    button: 'Stop these emails',
    action: { label: 'Go to the site', href: '/' },
  },
  stopped: {
    title: 'You won’t be asked again',
    sentence: 'We’ll send you no more emails that ask for reviews. Emails about your orders go on.',
    button: null,
    action: { label: 'Go to the site', href: '/' },
  },
} as const
