/** Titles above the reason why something is not shown or not done, by what it is. */
export const troubleTitles = {
  results: 'Unable to load results',
  collections: 'Unable to load collections',
  fonts: 'Unable to load fonts',
  /** Nothing could be read, because the server cannot be reached. */
  connection: 'Unable to connect. Please try again',
  /** Nothing could be saved, because the server cannot be reached. */
  network: 'Network error',
} as const
