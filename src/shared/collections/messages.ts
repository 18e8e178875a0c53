import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'
import { limits } from '#shared/limits.ts'
import { CATEGORY_DEPTH } from './rules.ts'

/** Sentences for the failures of store pages, categories and the navigation. */
export const collectionMessages = {
  'category-cycle': () => 'A category can’t be inside itself.',
  'category-not-found': () => 'This category no longer exists.',
  'category-root': () => 'The store’s first category holds all its products and can’t be changed.',
  'categories-too-deep': () => `Categories can be nested up to ${CATEGORY_DEPTH} levels deep.`,
  'collection-not-empty': (facts) =>
    numberIn(facts, 'products', 1) === 1
      ? 'There is still 1 product on this store page. Move or delete it first.'
      : `There are still ${numberIn(facts, 'products', 1)} products on this store page. Move or delete them first.`,
  'collection-not-found': () => 'This store page no longer exists.',
  'navigation-changed': () => 'Someone else changed this menu. It shows their changes now: make yours again.',
  /** Facts: `levels`. */
  'navigation-too-deep': (facts) =>
    numberIn(facts, 'levels', 1) === 1
      ? 'Links in this menu can’t be nested.'
      : `Links in this menu can be nested up to ${numberIn(facts, 'levels', 1)} levels deep.`,
  'navigation-missing': () => 'Unable to find site main navigation',
  'navigation-unknown-page': () =>
    'One of the links leads to a page that no longer exists. Choose another page or remove the link.',
  'too-many-categories': () =>
    `A store page can have up to ${limits.nestedCategories.toLocaleString('en-US')} categories.`,
  /** Facts: `urlId`. */
  'url-id-reserved': (facts) => `The URL “${wordsIn(facts, 'urlId')}” is reserved. Choose another one.`,
} satisfies Messages
