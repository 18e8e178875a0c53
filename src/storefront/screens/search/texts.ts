const counted = (count: number, noun: string) => (count === 0 ? '' : `${count} ${count === 1 ? noun : `${noun}s`}`)

/** Texts that visitors read: the search page and its field. */
export const searchTexts = {
  searchShop: 'Search the shop',
  placeholder: 'What are you looking for?',
  suggestions: 'Suggestions',
  search: 'Search',
  fromShop: 'From the shop',
  pages: 'Pages',
  titleOf: (query: string) => `Search: ${query}`,
  searchInstead: (query: string) => `Search for “${query}” instead`,
  found: (products: number, pages: number) =>
    [counted(products, 'product'), counted(pages, 'page')].filter(Boolean).join(' and '),
  resultsFor: (found: string, query: string) => `${found} for “${query}”`,
  correctedResults: (found: string, query: string) => `Showing results for “${query}”: ${found}.`,
  noResults: (query: string) => `No results for “${query}”. Check the spelling or try another word.`,
} as const
