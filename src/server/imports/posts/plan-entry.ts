import { convert } from 'html-to-text'
import type { Facts } from '#shared/http/facts.ts'
import type { ImportAction, ImportProblem } from '#shared/imports/schema.ts'
import { CATEGORIES_PER_ITEM, type Item, TAGS_PER_ITEM } from '#shared/items/schema.ts'
import { limits } from '#shared/limits.ts'
import type { Status } from '#shared/publication/status.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { fits } from './content/build-page.ts'
import type { ContentFact, ReadContent } from './content/parts.ts'
import { readContent } from './content/read-content.ts'
import { importMessagesOfPosts } from './post-problems.ts'
import type { PostsFile } from './posts-file.ts'
import type { WxrEntry } from './wxr-entry.ts'

/** What an entry says of its post or page, besides its text. */
export type EntryFacts = Pick<
  Item,
  | 'title'
  | 'status'
  | 'publishAt'
  | 'starred'
  | 'excerpt'
  | 'authorName'
  | 'categories'
  | 'tags'
  | 'seoTitle'
  | 'seoDescription'
>

/** What an import does with an entry. */
export interface PlannedEntry {
  readonly entry: WxrEntry
  readonly action: ImportAction
  /** The post or page that an earlier import made of it; null for none. */
  readonly nounId: string | null
  readonly facts: EntryFacts
  /** Null where nothing is written. */
  readonly text: ReadContent | null
  /** The URL of its featured picture; null for none. */
  readonly picture: { readonly url: string; readonly altText: string } | null
  readonly problems: readonly ImportProblem[]
}

/** What the site knows of an entry: what an earlier import made of it, and what the file said then. */
export interface KnownEntry {
  readonly nounId: string
  readonly fingerprint: string
}

const LEFT_OUT = new Set(['trash', 'auto-draft', 'inherit', 'request-pending'])
const STATUSES: Readonly<Record<string, Status>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'needs-review',
  private: 'private',
}

/** Decides what happens to an entry. The dry run and the import are this function. */
export function planEntry(
  entry: WxrEntry,
  known: KnownEntry | null,
  file: Pick<PostsFile, 'host' | 'uploads' | 'format'>,
  now: number,
): PlannedEntry {
  const problems: ImportProblem[] = []
  const report = (severity: ImportProblem['severity'], code: keyof typeof importMessagesOfPosts, facts: Facts = {}) =>
    problems.push({ severity, line: entry.line, column: '', sentence: importMessagesOfPosts[code](facts) })
  const planned = (action: ImportAction, facts: EntryFacts, text: ReadContent | null = null): PlannedEntry => ({
    ...{ entry, action, nounId: known?.nounId ?? null, facts, text, problems },
    picture: text === null ? null : pictureOf(entry, file, () => report('warning', 'picture-missing')),
  })
  const facts = factsOf(entry, now)
  if (LEFT_OUT.has(entry.status)) {
    report('warning', entry.status === 'trash' ? 'in-trash' : 'never-saved')
    return planned('skip', facts)
  }
  if (entry.isTooLong) {
    report('error', 'too-long')
    return { ...planned('error', facts), nounId: null }
  }
  if (known && known.fingerprint === entry.fingerprint) return planned('unchanged', facts)
  const text = readContent(entry.html, file, file.format)
  const title = facts.title || titleFrom(text)
  if (title === '') {
    report('warning', 'empty')
    return planned('skip', facts)
  }
  if (!fits(text.parts, entry.kind === 'page' ? title : null)) {
    report('error', 'too-long')
    return { ...planned('error', facts), nounId: null }
  }
  if (facts.title === '') report('warning', 'no-title', { title })
  warn(entry, facts, text, report)
  return planned(known ? 'update' : 'create', { ...facts, title }, text)
}

type Report = (severity: ImportProblem['severity'], code: keyof typeof importMessagesOfPosts, facts?: Facts) => void

function warn(entry: WxrEntry, facts: EntryFacts, text: ReadContent, report: Report): void {
  if (entry.hasPassword) report('warning', 'password')
  if (entry.isHome && entry.kind === 'page') report('warning', 'home')
  if (entry.title.length > TITLE) report('warning', 'title-cut')
  if (entry.kind === 'post') {
    const cut = [
      ...entry.categories.filter(({ name }) => name.length > limits.categoryLength),
      ...entry.tags.filter(({ name }) => name.length > limits.tagLength),
    ]
    if (cut.length > 0) report('warning', 'terms-cut', { names: cut.slice(0, 3).map(({ name }) => name) })
    const lost = entry.categories.length > facts.categories.length || entry.tags.length > facts.tags.length
    if (lost) report('warning', 'terms-lost')
  }
  if (!Object.hasOwn(STATUSES, entry.status)) report('warning', 'status-unknown', { status: entry.status })
  const order: readonly ContentFact[] = ['embeds', 'media', 'forms', 'scripts', 'shortcodes', 'images']
  for (const fact of order) if (text.facts.has(fact)) report('warning', fact)
}

const TITLE = 200

function factsOf(entry: WxrEntry, now: number): EntryFacts {
  const named = (names: readonly { name: string }[], longest: number, most: number) => {
    const cut = names.map(({ name }) => onOneLine(name).slice(0, longest).trim()).filter((name) => name !== '')
    return [...new Map(cut.map((name) => [name.toLowerCase(), name])).values()].slice(0, most)
  }
  return {
    title: onOneLine(entry.title).slice(0, TITLE).trim(),
    status: statusOf(entry, now),
    publishAt: entry.date ?? now,
    starred: entry.isSticky,
    excerpt: entry.excerpt.slice(0, 2_000),
    authorName: onOneLine(entry.authorName).slice(0, 100).trim(),
    categories: named(entry.categories, limits.categoryLength, CATEGORIES_PER_ITEM),
    tags: named(entry.tags, limits.tagLength, TAGS_PER_ITEM),
    seoTitle: entry.seoTitle.slice(0, 200),
    seoDescription: entry.seoDescription.slice(0, 500),
  }
}

/** An entry with a password becomes private. */
function statusOf(entry: WxrEntry, now: number): Status {
  const status = Object.hasOwn(STATUSES, entry.status) ? STATUSES[entry.status]! : 'draft'
  const isDue = entry.date !== null && entry.date <= now
  if (status === 'scheduled' && (isDue || entry.date === null)) return entry.date === null ? 'draft' : 'published'
  return entry.hasPassword && (status === 'published' || status === 'scheduled') ? 'private' : status
}

/** The first words of a text without a title, as short posts are. */
function titleFrom({ parts }: ReadContent): string {
  const first = parts.find((part) => part.kind === 'text' || part.kind === 'quote')
  const image = parts.find((part) => part.kind === 'image')
  const words =
    first?.kind === 'text'
      ? convert(first.html.slice(0, 5_000), { wordwrap: false })
      : first?.kind === 'quote'
        ? first.text
        : ''
  const line = onOneLine(words || (image?.kind === 'image' ? image.image.altText : ''))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= 60 ? line : `${line.slice(0, line.lastIndexOf(' ', 60) || 60).slice(0, 60)}…`
}

function pictureOf(
  { pictureId }: WxrEntry,
  { uploads }: Pick<PostsFile, 'uploads'>,
  missing: () => void,
): PlannedEntry['picture'] {
  if (pictureId === '' || pictureId === '0') return null
  const upload = uploads.get(pictureId)
  const url = upload && URL.parse(upload.url.trim())
  if (!url || !/^https?:$/.test(url.protocol)) {
    missing()
    return null
  }
  url.protocol = 'https:'
  return { url: url.href, altText: upload.altText.slice(0, limits.altText) }
}
