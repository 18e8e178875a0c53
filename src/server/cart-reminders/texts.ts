/** Texts that visitors read: the pages behind the links in emails about carts. */
export const reminderPageTexts = {
  mayEnd: {
    title: 'Stop reminders?',
    sentence: 'You’ll get no more emails about orders that you haven’t finished here.',
    button: 'Stop reminders',
    action: { label: 'Go to the site', href: '/' },
  },
  ended: {
    title: 'Your reminders are stopped',
    sentence: 'You won’t get emails about orders that you haven’t finished.',
    button: null,
    action: { label: 'Go to the site', href: '/' },
  },
  broken: {
    title: 'This link doesn’t work',
    sentence: 'Part of the link may be missing, or the cart is gone. Open the link in your email again.',
    button: null,
    action: { label: 'Go to the site', href: '/' },
  },
} as const
