import { get, measureTasks } from './busy-shop.mjs'
import { fillItems, titleAt } from './fill-items.mjs'
import { WORDS } from './import-files.mjs'
import { importPlaces } from './import-places.mjs'

/** What visitors and owners read of a site with many posts. */
function tasksOf(count) {
  const middle = Math.floor(count / 2)
  const [word, other] = titleAt(middle).split(' ')
  const month = new Date().toISOString().slice(0, 7)
  return {
    'list of posts': page('/journal'),
    'list of posts, in the middle': page(`/journal?after=post-${middle}`),
    'list of posts as JSON': page('/journal?format=json'),
    'posts with a tag of all': page('/journal/tag/clay'),
    'posts of a month': page(`/journal/archive/${month}`),
    'a post': page(`/journal/post-${middle}`),
    feed: page('/journal/feed'),
    'search, a number of one post': page(`/search?q=${middle}`),
    'search, a word': page(`/search?q=${word}`),
    'search, two words': page(`/search?q=${word}+${other}`),
    'search, a word of every post': page('/search?q=clay'),
    'search, a word of every post and another': page(`/search?q=clay+${word}`),
    'search, the beginning of many words': page(`/search?q=${word.slice(0, 2)}`),
    'search, a misspelled word': page(`/search?q=${WORDS[456].replace(/.$/, 'q')}`),
    'search, nothing': page('/search?q=xyzzyxyzzy'),
    'suggestions, the beginning of many words': get(`/api/search/suggestions?q=${word.slice(0, 3)}`),
    'suggestions, a word of every post': get('/api/search/suggestions?q=clay'),
    'sitemap, its parts': page('/sitemap.xml'),
    'sitemap, one part with 20,000 URLs': Object.assign(page('/sitemap-items-1.xml'), { aim: 'stall ≤ 50 ms' }),
    'palette, a title': get(`/api/owner/find?text=${encodeURIComponent(titleAt(middle))}`),
    'palette, a word of every post': get('/api/owner/find?text=note'),
    'palette, the beginning of many words': get(`/api/owner/find?text=${word.slice(0, 2)}`),
    'palette, nothing': get('/api/owner/find?text=xyzzyxyzzy'),
  }
}

/** A task that reads a page, as a visitor does. */
const page =
  (path) =>
  async (_owner, _round, { url }) => {
    const began = performance.now()
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - began
  }

/**
 * Measures the pages, the search and the studio's search of a site with many posts, on SQLite in one process and on
 * PostgreSQL in two. No page is kept: each is drawn again.
 */
export async function measureManyItems(folder, count, add) {
  const engines = process.env.BENCH_ENGINES?.split(',') ?? ['sqlite', 'postgres']
  const places = await importPlaces(folder, engines)
  try {
    for (const { engine, emptyShop } of places) {
      const shop = await emptyShop()
      const began = performance.now()
      await fillItems(shop, count)
      console.log(`  filled on ${engine} in ${Math.round((performance.now() - began) / 1000)} s`)
      await measureTasks(shop, engine, tasksOf(count), add, { PAGE_CACHE_MEGABYTES: '0' })
    }
  } finally {
    for (const place of places) await place.close()
  }
}
