import { createHash } from 'node:crypto'
import { convert } from 'html-to-text'
import { momentOf } from '#shared/dates/format.ts'
import type { RawItem } from './read-wxr.ts'

/** A category or tag of a post. */
export interface WxrTerm {
  readonly name: string
  /** As in addresses of the old site; '' when unknown. */
  readonly slug: string
}

/** A post or a page of an export. */
export interface WxrEntry {
  readonly line: number
  readonly lastLine: number
  readonly kind: 'post' | 'page'
  /** Its id there, with the host: numbers alone are the same on every site. */
  readonly sourceId: string
  readonly title: string
  readonly slug: string
  /** Its path there; '' where it had none, as drafts. */
  readonly oldPath: string
  readonly isHome: boolean
  readonly html: string
  readonly excerpt: string
  /** Milliseconds since 1970; null where there is no date that can be read. */
  readonly date: number | null
  /** As written there: publish, future, draft, pending, private, trash … */
  readonly status: string
  readonly hasPassword: boolean
  readonly isSticky: boolean
  readonly authorName: string
  readonly categories: readonly WxrTerm[]
  readonly tags: readonly WxrTerm[]
  /** The id of its picture among the uploads; '' for none. */
  readonly pictureId: string
  readonly seoTitle: string
  readonly seoDescription: string
  /** Whether its text goes on beyond what is read. */
  readonly isTooLong: boolean
  /** Everything that is imported of it as a hash. */
  readonly fingerprint: string
}

interface EntryContext {
  readonly host: string
  readonly authors: ReadonlyMap<string, string>
  /** For dates without a zone. */
  readonly timeZone: string
}

const LONGEST_TITLE = 5_000
const LONGEST_EXCERPT = 20_000

/** An entry from its elements. */
export function entryOf(raw: RawItem, { host, authors, timeZone }: EntryContext): WxrEntry {
  const { line, lastLine, texts, terms, meta, isTooLong } = raw
  const text = (name: string) => texts.get(name)?.trim() ?? ''
  const named = (domain: string): WxrTerm[] => {
    const known = terms
      .filter((term) => term.domain === domain)
      .map(({ name, slug }) => ({ name: wordsOf(name), slug: decoded(slug) }))
      .filter(({ name }) => name !== '' && name !== 'Uncategorized')
    return [...new Map(known.map((term) => [term.name.toLowerCase(), term])).values()]
  }
  const creator = text('dc:creator')
  const link = text('link').slice(0, 2_000)
  const oldPath = pathOf(link)
  const author = wordsOf(authors.get(creator) ?? creator)
  const facts = {
    kind: text('wp:post_type') === 'page' ? ('page' as const) : ('post' as const),
    title: wordsOf(text('title')),
    slug: slugIn(text('wp:post_name'), oldPath),
    oldPath,
    isHome: isHomeLink(link),
    html: texts.get('content:encoded') ?? '',
    excerpt: excerptOf(text('excerpt:encoded')),
    date: dateOf(text('wp:post_date_gmt'), 'UTC') ?? dateOf(text('wp:post_date'), timeZone) ?? spoken(text('pubDate')),
    status: text('wp:status').toLowerCase() || 'publish',
    hasPassword: text('wp:post_password') !== '',
    isSticky: text('wp:is_sticky') === '1',
    // A login that is an email address is nothing for visitors.
    authorName: author.includes('@') ? '' : author,
    categories: named('category'),
    tags: named('post_tag'),
    pictureId: meta.get('_thumbnail_id')?.trim() ?? '',
    seoTitle: written(meta.get('_yoast_wpseo_title')),
    seoDescription: written(meta.get('_yoast_wpseo_metadesc')),
    isTooLong,
  }
  const id = text('wp:post_id') || text('guid') || link
  return {
    ...{ line, lastLine, sourceId: `${host} ${id}`.slice(0, 300), ...facts },
    fingerprint: createHash('sha256').update(JSON.stringify(facts)).digest('base64url'),
  }
}

/** The text of a title or name on one line; it may contain entities and tags. */
const wordsOf = (html: string): string => {
  const some = html.slice(0, LONGEST_TITLE)
  return (/[<&]/.test(some) ? convert(some, { wordwrap: false }) : some)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** Squarespace fills empty excerpts with a mark. */
const excerptOf = (html: string): string =>
  /^exc-[0-9a-f]+$/.test(html)
    ? ''
    : convert(html.slice(0, LONGEST_EXCERPT), {
        wordwrap: false,
        selectors: [
          { selector: 'a', options: { ignoreHref: true } },
          { selector: 'img', format: 'skip' },
        ],
      }).trim()

/** Templates such as '%%title%%' are no words. */
const written = (text = ''): string => (text.includes('%%') ? '' : wordsOf(text))

/** The last part of its address. */
const slugIn = (name: string, oldPath: string): string =>
  decoded(lastPart(name) || lastPart(oldPath)).replace(/\.html?$/, '')

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** '2024-05-01 12:30:00'; what was never published has zeros. */
function dateOf(text: string, timeZone: string): number | null {
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text)
  if (!found || found[1] === '0000-00-00') return null
  const [, day, time, seconds = ':00'] = found
  return valid(
    timeZone === 'UTC' ? Date.parse(`${day}T${time}${seconds}Z`) : (momentOf(`${day}T${time}`, timeZone) ?? NaN),
  )
}

const spoken = (text: string): number | null => valid(Date.parse(text))

/** Years that a date may have. */
const EARLIEST = Date.UTC(1970, 0, 2)
const LATEST = Date.UTC(2100, 0, 1)
const valid = (milliseconds: number): number | null =>
  milliseconds >= EARLIEST && milliseconds < LATEST ? milliseconds : null

/** The path of a link; '' for addresses with a number, which drafts have, and for the home page. */
function pathOf(link: string): string {
  const url = link === '' ? null : URL.parse(link, 'https://site.invalid')
  return url?.search === '' && url.pathname !== '/' ? url.pathname : ''
}

function isHomeLink(link: string): boolean {
  const url = /^https?:\/\//i.test(link) ? URL.parse(link) : null
  return url?.pathname === '/' && url.search === ''
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
