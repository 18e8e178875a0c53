import { readCsv, unescapedCell } from '#server/files/read-csv.ts'
import { isEmail } from '#shared/addresses/email.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ReviewProblem } from '#shared/reviews/api.ts'
import { type ReviewState, reviewLimits } from '#shared/reviews/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { cleanLines } from '../clean-lines.ts'

/** A row of a file of reviews. */
export interface ReviewFileRow {
  readonly line: number
  /** As in the file, for what is said about the row. */
  readonly product: string
  /** The product's part of its URL, in lower case. */
  readonly handle: string
  /** Null where it cannot be read. */
  readonly rating: number | null
  readonly title: string
  readonly body: string
  readonly name: string
  /** '' where the file names none, or none that is one. */
  readonly email: string
  /** Milliseconds since 1970; null without a date, NaN where it cannot be read. */
  readonly createdAt: number | null
  readonly reply: string
  readonly repliedAt: number | null
  readonly state: Extract<ReviewState, 'published' | 'hidden'>
}

/** Column names of shops and their apps for reviews, in lower case. */
const titles = {
  handle: ['product handle', 'handle', 'product', 'product url', 'product slug'],
  rating: ['rating', 'stars', 'score', 'review score', 'review rating'],
  title: ['title', 'review title', 'headline'],
  body: ['body', 'review', 'review body', 'review content', 'content', 'text', 'comment', 'message'],
  name: ['author', 'reviewer name', 'name', 'display name', 'nickname', 'author name', 'customer name'],
  email: ['email', 'reviewer email', 'author email', 'customer email'],
  date: ['date', 'review date', 'created at', 'created', 'published at'],
  reply: ['reply', 'reply body', 'answer', 'comment content', 'store reply'],
  replyDate: ['reply date', 'replied at', 'comment date', 'answered at'],
  state: ['state', 'status', 'published', 'curated'],
} as const
const NOT_SHOWN = new Set([
  'hidden',
  'unpublished',
  'spam',
  'rejected',
  'pending',
  'waiting',
  'draft',
  'false',
  'no',
  'not-yet',
])

/** Reads a CSV file of reviews with commas, semicolons or tabs. */
export function readReviewsCsv(text: string): Result<ReviewFileRow[], 'reviews-unreadable' | 'reviews-too-many'> {
  // A text may contain the other separators: only that of the first line counts.
  const table = readCsv(text, undefined, separatorOf(text))
  const heads = table?.[0]?.record.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '))
  if (!table || !heads) return fail('reviews-unreadable')
  const places = Object.fromEntries(
    Object.entries(titles).map(([name, known]) => [name, placeOf(heads, known)]),
  ) as Record<keyof typeof titles, number>
  if (places.handle === -1 || places.rating === -1) return fail('reviews-unreadable')
  const rows = table.slice(1)
  if (rows.length > reviewLimits.importRows) return fail('reviews-too-many')
  return succeed(
    rows.map(({ record, info }) => {
      const cell = (place: keyof typeof titles) => unescapedCell(record[places[place]] ?? '')
      const product = onOneLine(cell('handle'))
      const email = cell('email').toLowerCase()
      const reply = cleanLines(cell('reply'))
      return {
        line: info.lines,
        product: product.slice(0, 100),
        handle: handleIn(product),
        rating: ratingIn(cell('rating')),
        title: onOneLine(cell('title')).slice(0, reviewLimits.titleLength).trim(),
        body: cleanLines(cell('body')),
        name: onOneLine(cell('name')),
        email: isEmail(email) ? email : '',
        createdAt: dateIn(cell('date')),
        reply,
        repliedAt: reply === '' ? null : dateIn(cell('replyDate')),
        state: NOT_SHOWN.has(cell('state').toLowerCase()) ? 'hidden' : 'published',
      }
    }),
  )
}

/** The first of the names that the file has: 'product handle' before 'product'. */
const placeOf = (heads: readonly string[], known: readonly string[]): number =>
  known.map((name) => heads.indexOf(name)).find((place) => place !== -1) ?? -1

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [',', ';', '\t'].map((one) => ({ one, count: first.split(one).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]!.one
}

/** What is wrong with a row, whatever is in the shop; null when nothing is. */
export function problemOfRow(row: ReviewFileRow, now: number): ReviewProblem | null {
  if (row.handle === '') return 'product'
  if (row.rating === null) return 'rating'
  if (row.name === '' || row.name.length > reviewLimits.nameLength) return 'name'
  if (row.createdAt !== null && !(row.createdAt > 0 && row.createdAt <= now)) return 'date'
  if (row.body.length > reviewLimits.bodyLength || row.reply.length > reviewLimits.replyLength) return 'too-long'
  return null
}

/** 'mug' from 'mug', '/products/mug' or 'https://shop.example/products/mug?variant=1'. */
const handleIn = (product: string): string => {
  const [path = ''] = product.split(/[?#]/)
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last.trim().toLowerCase().slice(0, 200)
}

function ratingIn(text: string): number | null {
  const digit = /^([1-5])(?:[.,]0+)?$/.exec(text.trim())?.[1]
  return digit === undefined ? null : Number(digit)
}

/** Dates with the year first, as files of other shops have them: others could be a month or a day. */
function dateIn(text: string): number | null {
  if (text === '') return null
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/.exec(text)
  if (!parts) return Number.NaN
  const [, day, time = '00:00', zone = 'Z'] = parts
  return Date.parse(`${day}T${time}${zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
}
