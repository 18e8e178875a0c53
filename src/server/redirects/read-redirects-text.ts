import { readCsv, unescapedCell } from '#server/files/read-csv.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { readFrom, readTo } from '#shared/redirects/paths.ts'
import type { ImportRow } from '#shared/redirects/plan-import.ts'
import { redirectImportLimits } from '#shared/redirects/rules.ts'

/** The rows of a file. */
export interface RedirectFile {
  readonly rows: readonly ImportRow[]
  /** Rows that the other service redirects temporarily. */
  readonly temporary: number
}

/** Column titles of our own export and of other services, in lower case. */
const titles = {
  from: ['redirect from', 'old url', 'old path', 'old', 'from', 'source', 'source url', 'url'],
  to: ['redirect to', 'new url', 'new path', 'new', 'to', 'target', 'target url', 'destination', 'destination url'],
  below: ['everything below'],
} as const
type Column = keyof typeof titles

const ARROW = '->'
const YES = new Set(['yes', 'true', '1'])

/**
 * Reads redirects as CSV with commas, semicolons or tabs, or as lines such as '/old -> /new 301', which Squarespace
 * calls URL mappings. A CSV file without titles has the old URL first, then the new one.
 */
export function readRedirectsText(text: string): Result<RedirectFile, 'redirects-unreadable' | 'redirects-too-many'> {
  const file = isMappings(text) ? readMappings(text) : readTable(text)
  if (file === null || file.rows.length === 0) return fail('redirects-unreadable')
  return file.rows.length > redirectImportLimits.rows ? fail('redirects-too-many') : succeed(file)
}

/** Whether the first line with an arrow begins with a path, and is not a row of a table. */
const isMappings = (text: string): boolean => {
  const line = text.split('\n').find((one) => one.includes(ARROW))
  return line !== undefined && /^\s*(?:\/|https?:)/.test(line) && !line.slice(0, line.indexOf(ARROW)).includes(',')
}

function readMappings(text: string): RedirectFile {
  let temporary = 0
  const rows = text.split('\n').flatMap((written, place) => {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) return []
    const arrow = line.indexOf(ARROW)
    const [from, rest] =
      arrow === -1 ? [line, ''] : [line.slice(0, arrow).trim(), line.slice(arrow + ARROW.length).trim()]
    const words = rest.split(/\s+/)
    const status = words.length > 1 && /^30[1278]$/.test(words.at(-1)!) ? words.pop() : '301'
    if (status === '302' || status === '307') temporary += 1
    return [{ line: place + 1, from, to: words.join(' '), coversBelow: false }]
  })
  return { rows, temporary }
}

function readTable(text: string): RedirectFile | null {
  const table = readCsv(text, redirectImportLimits.rows + 2)
  const first = table?.[0]?.record
  if (!table || !first) return null
  const heads = first.map((cell) => cell.toLowerCase())
  const placeOf = (name: Column) => heads.findIndex((head) => (titles[name] as readonly string[]).includes(head))
  const places = { from: placeOf('from'), to: placeOf('to'), below: placeOf('below') }
  const hasTitles = places.from !== -1 && places.to !== -1
  if (!hasTitles && (first.length < 2 || readFrom(first[0]!) === null || readTo(first[1]!) === null)) return null
  const { from, to, below } = hasTitles ? places : { from: 0, to: 1, below: -1 }
  return {
    temporary: 0,
    rows: table.slice(hasTitles ? 1 : 0).map(({ record, info }) => ({
      line: info.lines,
      from: unescapedCell(record[from] ?? ''),
      to: unescapedCell(record[to] ?? ''),
      coversBelow: YES.has((record[below] ?? '').toLowerCase()),
    })),
  }
}
