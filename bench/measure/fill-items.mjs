import { idAt } from './fill-busy-shop.mjs'
import { openFilling } from './filling.mjs'
import { WORDS, wordsAt } from './import-files.mjs'
import { openOwnerBrowser } from './owner-browser.mjs'
import { startServer } from './server.mjs'

const HOUR = 60 * 60 * 1000
const WORDS_OF_A_POST = 20
/** The words of every post. */
const COMMON = ['note', 'clay']
const HEAVIEST = 3

export const titleAt = (number) => `${wordsAt(number, 2)} ${number} note`
const textAt = (number) => `clay ${wordsAt(number * 7, WORDS_OF_A_POST)}`

/** Writes one post through the server, and copies it row by row with other words and dates, one for each hour. */
export async function fillItems(shop, count) {
  const server = await startServer(shop)
  try {
    await writePost(await openOwnerBrowser(server))
  } finally {
    await server.stop()
  }
  const filling = await openFilling(shop)
  const website_id = await copyPosts(filling, count)
  await copyWords(filling, website_id)
  await filling.settle()
  await filling.close()
}

async function writePost(owner) {
  const body = { kind: 'blog', title: 'Journal', isInNavigation: true }
  const { collection } = await owner('POST', '/api/owner/item-collections', body)
  const made = await owner('POST', `/api/owner/item-collections/${collection.id}/items`, { title: 'First note' })
  const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = made.item
  await owner('PUT', `/api/owner/items/${id}`, {
    ...{ ...facts, picture: null, status: 'published', publishAt: Date.now() - HOUR, excerpt: 'clay' },
    ...{ categories: ['Notes'], tags: ['clay'], authorName: 'Olive' },
  })
}

async function copyPosts(filling, count) {
  const [item] = await filling.rows('select * from items')
  const [page] = await filling.rows('select * from pages where collection_id is not null')
  const terms = await filling.rows('select * from item_terms')
  const now = Date.now()
  const at = (number) => now - (number + 2) * HOUR
  const ids = Array.from({ length: count }, (_, number) => idAt(at(number)))
  const monthOf = (number) => new Date(at(number)).toISOString().slice(0, 7)
  const placed = (number) => ({ sort_at: at(number), is_visible: 1 })
  const copies = function* (each) {
    for (let number = 0; number < count; number += 1) yield each(number)
  }
  await filling.insert(
    'items',
    copies((number) => ({
      ...{ ...item, id: ids[number], title: titleAt(number), url_id: `post-${number}` },
      ...{ ...placed(number), publish_at: at(number), created_at: at(number), updated_at: at(number) },
    })),
  )
  await filling.insert(
    'pages',
    copies((number) => ({
      ...{ ...page, id: ids[number], url_id: ids[number], title: titleAt(number), title_key: titleAt(number) },
      ...{ search_key: ` ${titleAt(number)}`, content: page.content.replace('<p></p>', `<p>${textAt(number)}</p>`) },
    })),
  )
  for (const term of terms)
    await filling.insert(
      'item_terms',
      copies((number) => ({
        ...{ ...term, item_id: ids[number], ...placed(number) },
        slug: isMonth(term) ? monthOf(number) : term.slug,
      })),
    )
  await countTerms(filling, Map.groupBy(ids.keys(), monthOf), count)
  await filling.run(`update item_collections set item_count = ${count + 1}`)
  return item.website_id
}

const isMonth = ({ slug }) => /^\d{4}-\d{2}$/.test(slug)

async function countTerms(filling, months, count) {
  const totals = await filling.rows('select * from item_term_totals')
  const ofMonth = totals.find(isMonth)
  await filling.run(`update item_term_totals set item_count = item_count + ${count}`)
  await filling.run(`delete from item_term_totals where slug = '${ofMonth.slug}'`)
  const rows = [...months].map(([slug, numbers]) => ({ ...ofMonth, slug, name: slug, item_count: numbers.length }))
  await filling.insert('item_term_totals', rows)
}

/** What the search of the site knows about the copies, as the server writes it. */
async function copyWords(filling, website_id) {
  const ids = (await filling.rows("select id from items where url_id like 'post-%' order by id desc")).map(
    ({ id }) => id,
  )
  const own = { website_id, noun: 'blog' }
  const weights = (number) => {
    const words = new Map(
      titleAt(number)
        .split(' ')
        .map((word) => [word, HEAVIEST]),
    )
    for (const word of textAt(number).split(' ')) if (!words.has(word)) words.set(word, 1)
    return words
  }
  await filling.insert(
    'search_documents',
    (function* () {
      for (const [number, noun_id] of ids.entries())
        yield { ...own, noun_id, words: JSON.stringify(Object.fromEntries(weights(number))) }
    })(),
  )
  await filling.insert(
    'search_postings',
    (function* () {
      for (const [number, noun_id] of ids.entries())
        for (const [word, weight] of weights(number)) yield { ...own, word, weight, noun_id }
    })(),
  )
  const known = new Set((await filling.rows('select word from search_words')).map(({ word }) => word))
  const fresh = [...WORDS, ...COMMON, ...ids.keys().map(String)].filter((word) => !known.has(word))
  await filling.insert(
    'search_words',
    fresh.map((word) => ({ website_id, word })),
  )
  const shortened = (word) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
  await filling.insert(
    'search_spellings',
    WORDS.filter((word) => !known.has(word)).flatMap((word) =>
      [...new Set([word, ...shortened(word)])].map((spelling) => ({ website_id, spelling, word })),
    ),
  )
}
