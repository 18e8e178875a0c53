/** The text when the server cannot be reached; alone, for pages that need no other texts of calls. */
export const NO_CONNECTION = 'Please check your internet connection.'
