/** Why a row of a file is left out. */
export const importProblemCodes = [
  'from-empty',
  'from-unreadable',
  'from-query',
  'from-pattern',
  'from-served',
  'from-repeated',
  'page-exists',
  'to-empty',
  'to-unreadable',
  'loop',
] as const
export type ImportProblemCode = (typeof importProblemCodes)[number]

/** The sentence of each problem, after the text of its row. */
export const importProblemWords: Readonly<Record<ImportProblemCode, string>> = {
  'from-empty': 'The old URL is missing.',
  'from-unreadable': 'The old URL must be a path that starts with a slash, or a full URL.',
  'from-query': 'An old URL with a question mark or # can’t be redirected. Leave that part out.',
  'from-pattern': 'Patterns with * or [name] aren’t supported. Add one row for each URL.',
  'from-served': 'The site itself uses this URL, so it can’t be redirected.',
  'from-repeated': 'An earlier row already redirects this URL.',
  'page-exists': 'Your site has a page at this URL. Change or unpublish the page first.',
  'to-empty': 'The new URL is missing.',
  'to-unreadable': 'The new URL must be a path that starts with a slash, or a URL that starts with https://.',
  loop: 'This redirect would lead back to the same URL.',
}
