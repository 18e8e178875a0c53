/** What is said where the server cannot be reached (§8); alone, for pages that need no other words of calls. */
export const NO_CONNECTION = 'Please check your internet connection.'
