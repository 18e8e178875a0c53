/** Texts that visitors read: the pages for errors, by the code that a call would have failed with. */
export const errorPageTexts = {
  'bad-request': {
    title: 'This URL doesn’t work',
    sentence: 'Check it for typos, or start from the home page.',
  },
  'content-type-unsupported': {
    title: 'This can’t be sent here',
    sentence: 'This page doesn’t accept that type of content. Nothing was changed.',
  },
  'too-large': {
    title: 'This is too large to send',
    sentence: 'Nothing was sent. Shorten it or choose smaller files, then try again.',
  },
  'rate-limited': {
    title: 'Too many requests',
    /** Before the time that it takes. */
    sentence: 'Your network sent too many requests.',
  },
  unavailable: {
    title: 'This page is temporarily unavailable',
    sentence: 'Nothing is lost. Try again in a few seconds.',
  },
  unexpected: {
    title: 'Something went wrong',
    sentence: 'We couldn’t show this page. Try again in a moment.',
  },
} as const

/** Texts that visitors read: the buttons of these pages, and the title of the one for an unknown URL. */
export const sitePageTexts = {
  toHomePage: 'Go to the home page',
  tryAgain: 'Try again',
  pageNotFound: 'Page not found',
} as const
