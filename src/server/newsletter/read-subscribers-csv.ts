import { readCsv, unescapedCell } from '#server/files/read-csv.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { newsletterLimits } from '#shared/newsletter/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'

/** A row of a file of subscribers. */
export interface SubscriberRow {
  readonly line: number
  /** As in the file, in lower case. */
  readonly email: string
  readonly name: string
  /** Whether the file says that they do not want emails, or have not confirmed yet. */
  readonly isOut: boolean
}

/** Column titles of other services, normalized. */
const titles = {
  email: ['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'subscriber'],
  name: ['name', 'full name', 'subscriber name'],
  first: ['first name', 'firstname', 'given name'],
  last: ['last name', 'lastname', 'surname', 'family name'],
  state: ['state', 'status', 'subscription status'],
} as const
const IN = new Set(['', 'confirmed', 'subscribed', 'active', 'yes'])

/** Reads a CSV file of subscribers with commas, semicolons or tabs. */
export function readSubscribersCsv(
  text: string,
): Result<SubscriberRow[], 'subscribers-unreadable' | 'subscribers-too-many'> {
  const table = readCsv(text)
  const heads = table?.[0]?.record.map((cell) => cell.trim().toLowerCase())
  if (!table || !heads) return fail('subscribers-unreadable')
  const places = Object.fromEntries(
    Object.entries(titles).map(([name, known]) => [
      name,
      heads.findIndex((head) => (known as readonly string[]).includes(head)),
    ]),
  ) as Record<keyof typeof titles, number>
  if (places.email === -1) return fail('subscribers-unreadable')
  const rows = table.slice(1)
  if (rows.length > newsletterLimits.importRows) return fail('subscribers-too-many')
  return succeed(
    rows.map(({ record, info }) => {
      const cell = (place: keyof typeof titles) => unescapedCell(record[places[place]] ?? '')
      const name = cell('name') || `${cell('first')} ${cell('last')}`
      return {
        line: info.lines,
        email: cell('email').toLowerCase(),
        name: onOneLine(name).slice(0, newsletterLimits.nameLength),
        isOut: !IN.has(cell('state').toLowerCase()),
      }
    }),
  )
}
