import type { Change } from '#shared/changes/schema.ts'

const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  product: ['product', 'products'],
  category: ['category', 'categories'],
  collection: ['store page', 'store pages'],
  navigation: ['navigation', 'navigations'],
  stock: ['stock', 'stocks'],
  form: ['form', 'forms'],
  page: ['page', 'pages'],
  redirect: ['redirect', 'redirects'],
  segment: ['segment', 'segments'],
  submission: ['answer', 'answers'],
  // An import adds categories and products in one step.
  '': ['thing', 'things'],
}
const VERBS: Readonly<Record<Change['kind'], string>> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
  mixed: 'added, changed and deleted',
}

type Changed = Pick<Change, 'noun' | 'kind' | 'titles' | 'count'>

/** A change in one line: 'Harbor Mug, Moon Jar and 40 more products changed'; an import begins with its file. */
export function changeInWords({ filename, ...changed }: Changed & Pick<Change, 'filename'>): string {
  const words = thingsInWords(changed)
  return filename === '' ? words : `${filename} imported: ${words}`
}

function thingsInWords({ noun, kind, titles, count }: Changed): string {
  const [one, many] = NOUNS[noun] ?? [noun, `${noun}s`]
  const verb = VERBS[kind]
  if (noun === 'navigation') return `Navigation ${verb}`
  if (noun === 'settings') return titles[0] ? `Store settings ${verb}: ${titles[0]}` : `Store settings ${verb}`
  if (noun === 'stock') {
    return count === 1 && titles[0] ? `Stock of ${titles[0]} ${verb}` : `Stock of ${count} variants ${verb}`
  }
  if (noun === 'product-order') return `${titles[0] || 'A product'} moved in the shop’s order`
  const named = titles.slice(0, 3).filter(Boolean)
  const rest = count - named.length
  if (named.length === 0) return `${count} ${count === 1 ? one : many} ${verb}`
  if (rest > 0) return `${named.join(', ')} and ${rest} more ${rest === 1 ? one : many} ${verb}`
  const last = named.pop()!
  return `${named.length > 0 ? `${named.join(', ')} and ` : ''}${last} ${verb}`
}
