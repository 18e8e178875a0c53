import type { ImportCounts } from '#shared/imports/schema.ts'
import type { LoadedPosts } from './load-posts.ts'
import type { PlannedEntry } from './plan-entry.ts'
import type { EntryReport } from './post-rows.ts'

const MOST_HOSTS = 5
const number = (count: number) => count.toLocaleString('en-US')
const counted = (count: number, one: string, many: string) => (count === 1 ? `one ${one}` : `${number(count)} ${many}`)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Counts of a dry run for the notices about the file. */
export interface EntryTally {
  posts: number
  pages: number
  redirects: number
  readonly images: Map<string, number>
  readonly urls: Set<string>
  hosts(): { host: string; count: number }[]
}

export function newEntryTally(): EntryTally {
  const images = new Map<string, number>()
  return {
    ...{ posts: 0, pages: 0, redirects: 0, images, urls: new Set<string>() },
    hosts: () => [...images].map(([host, count]) => ({ host, count })).slice(0, MOST_HOSTS),
  }
}

/** More different images than anyone counts. */
const MOST_URLS = 200_000

/** Adds some entries of the file to the counts. */
export function countEntries(tally: EntryTally, plans: readonly PlannedEntry[], reports: readonly EntryReport[]): void {
  for (const { entry, action, text, picture } of plans) {
    if (action !== 'create' && action !== 'update') continue
    if (entry.kind === 'post') tally.posts += 1
    else tally.pages += 1
    const images = (text?.parts ?? []).flatMap((part) =>
      part.kind === 'image' ? [part.image.url] : part.kind === 'gallery' ? part.images.map(({ url }) => url) : [],
    )
    for (const url of [...images, ...(picture ? [picture.url] : [])]) {
      if (tally.urls.has(url) || tally.urls.size > MOST_URLS) continue
      tally.urls.add(url)
      const { host } = new URL(url)
      tally.images.set(host, (tally.images.get(host) ?? 0) + 1)
    }
  }
  tally.redirects += reports.filter(({ action, oldPath }) => action !== 'unchanged' && oldPath !== '').length
}

/** Notices about a file of posts and pages as a whole, after its dry run. */
export function noticesOfPosts({ file, blog }: LoadedPosts, counts: ImportCounts, tally: EntryTally): string[] {
  const notices = [
    aboutNothing(counts),
    tally.posts > 0 &&
      (blog
        ? `${capital(counted(tally.posts, 'post goes', 'posts go'))} to “${blog.title}”.`
        : `A blog will be created for ${counted(tally.posts, 'post', 'posts')}. Add it to the navigation when you’re ready.`),
    tally.pages > 0 &&
      `${capital(counted(tally.pages, 'page', 'pages'))} won’t be in the navigation until you add ${tally.pages === 1 ? 'it' : 'them'}.`,
    tally.redirects > 0 &&
      `URLs of the old site will redirect to ${counted(tally.redirects, 'post or page', 'posts and pages')} here. Each is listed below its title.`,
    aboutImages(tally),
    file.comments > 0 && `${capital(counted(file.comments, 'comment isn’t', 'comments aren’t'))} imported.`,
    aboutOthers(file.others),
    file.oddCharacters > 0 &&
      `${capital(counted(file.oddCharacters, 'character', 'characters'))} can’t be read, because the file is damaged or names another encoding. Look for “\ufffd”.`,
  ]
  return notices.filter((notice) => notice !== false)
}

function aboutNothing({ create, update, unchanged, skip, error }: ImportCounts): string | false {
  if (create + update > 0) return false
  if (unchanged === 0)
    return `Nothing to import: ${counted(skip + error, 'post or page', 'posts and pages')} can’t be imported.`
  if (skip + error === 0) return 'Everything in the file is already on your site.'
  return `Nothing to import: ${counted(unchanged, 'post or page is', 'posts and pages are')} already on your site, ${number(skip + error)} can’t be imported.`
}

function aboutImages({ images }: EntryTally): string | false {
  const count = [...images.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return false
  const hosts = [...images.keys()]
  const from = hosts.length > MOST_HOSTS ? `${hosts.slice(0, MOST_HOSTS).join(', ')} and others` : hosts.join(', ')
  return `${capital(counted(count, 'image', 'images'))} will be downloaded from ${from}. Keep the old site open until then.`
}

const typeNames: Readonly<Record<string, readonly [one: string, many: string]>> = {
  nav_menu_item: ['menu link', 'menu links'],
  product: ['product', 'products'],
  wp_block: ['saved block', 'saved blocks'],
  wp_navigation: ['menu', 'menus'],
}
const MOST_TYPES = 6

function aboutOthers(others: ReadonlyMap<string, number>): string | false {
  if (others.size === 0) return false
  const list = [...others]
    .slice(0, MOST_TYPES)
    .map(([type, count]) => (typeNames[type] ? counted(count, ...typeNames[type]) : `${number(count)} × ${type}`))
  return `Not imported: ${list.join(', ')}${others.size > MOST_TYPES ? ', …' : ''}.`
}
