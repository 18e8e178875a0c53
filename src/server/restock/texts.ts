/** Texts that visitors read: the pages behind the links in emails. */
export const restockPageTexts = {
  title: 'Back in stock',
  mayEnd: {
    title: 'Stop all notices?',
    sentence: 'You’ll get no more emails about products that are back in stock here.',
    button: 'Stop all notices',
    action: { label: 'Go to the site', href: '/' },
  },
  ended: {
    title: 'Your notices are stopped',
    sentence: 'You won’t get emails about products that are back in stock, unless you sign up again.',
    button: null,
    action: { label: 'Go to the site', href: '/' },
  },
  broken: {
    title: 'This link doesn’t work',
    sentence: 'Part of the link may be missing. Open the link in your email again.',
    button: null,
    action: { label: 'Go to the site', href: '/' },
  },
} as const
