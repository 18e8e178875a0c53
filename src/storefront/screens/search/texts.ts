import { MOST_FOUND, type SearchKind } from '#shared/search/kinds.ts'

/** Counts end at the most that a search finds. */
const counted = (count: number) => (count >= MOST_FOUND ? `${MOST_FOUND.toLocaleString('en-US')}+` : String(count))

const kinds: Readonly<Record<SearchKind, string>> = {
  product: 'Products',
  page: 'Pages',
  blog: 'Posts',
  events: 'Events',
  portfolio: 'Projects',
  album: 'Tracks',
  course: 'Lessons',
  lessons: 'Videos',
}

const seeAll: Readonly<Record<SearchKind, (count: string) => string>> = {
  product: (count) => `See all ${count} products`,
  page: (count) => `See all ${count} pages`,
  blog: (count) => `See all ${count} posts`,
  events: (count) => `See all ${count} events`,
  portfolio: (count) => `See all ${count} projects`,
  album: (count) => `See all ${count} tracks`,
  course: (count) => `See all ${count} lessons`,
  lessons: (count) => `See all ${count} videos`,
}

/** Texts that visitors read: the search page and its field. */
export const searchTexts = {
  searchShop: 'Search this site',
  placeholder: 'What are you looking for?',
  suggestions: 'Suggestions',
  search: 'Search',
  fromShop: 'From the shop',
  titleOf: (query: string) => `Search: ${query}`,
  resultKinds: 'Kinds of results',
  all: 'All',
  kinds,
  kindCount: counted,
  seeAll: (kind: SearchKind, count: number) => seeAll[kind](counted(count)),
  searchInstead: (query: string) => `Search for “${query}” instead`,
  results: (count: number, query: string) => `${counted(count)} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  correctedResults: (count: number, query: string) =>
    `Showing ${counted(count)} ${count === 1 ? 'result' : 'results'} for “${query}”.`,
  noResults: (query: string) => `No results for “${query}”. Check the spelling or try another word.`,
} as const

const suggestedKinds: Readonly<Record<SearchKind, string>> = {
  product: 'Product',
  page: 'Page',
  blog: 'Post',
  events: 'Event',
  portfolio: 'Project',
  album: 'Track',
  course: 'Lesson',
  lessons: 'Video',
}

/** Texts of suggestions while typing. */
export const suggestionTexts = {
  kindAndDetail: (kind: SearchKind, detail: string | null) =>
    detail === null ? suggestedKinds[kind] : `${suggestedKinds[kind]} · ${detail}`,
} as const
