import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'
import { limits } from '#shared/settings/limits.ts'
import { CATEGORY_DEPTH } from './rules.ts'

/** Words for what a store page, a category or the navigation can refuse. */
export const collectionMessages = {
  'category-cycle': () => 'A category cannot be inside itself.',
  'category-not-found': () => 'That category no longer exists.',
  'category-root': () => "The store's first category stays where it is: it stands for the whole store.",
  'categories-too-deep': () => `Categories can lie ${CATEGORY_DEPTH} deep inside each other.`,
  'collection-not-empty': (facts) =>
    `There are still ${numberIn(facts, 'products', 1)} products in this store. Move or delete them first.`,
  'collection-not-found': () => 'That store page no longer exists.',
  'navigation-missing': () => 'Unable to find site main navigation',
  'navigation-unknown-page': () =>
    'One of the links names a page that no longer exists. Choose another page, or remove the link.',
  'too-many-categories': () => `A store can have ${limits.nestedCategories.toLocaleString('en-US')} categories.`,
  /** Facts: `urlId`. */
  'url-id-reserved': (facts) =>
    `The address '${wordsIn(facts, 'urlId')}' is kept for the shop itself. Please choose another one.`,
} satisfies Messages
