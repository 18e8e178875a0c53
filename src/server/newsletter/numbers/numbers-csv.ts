import type { Cell } from '#server/files/send-csv.ts'
import type { NewsletterPoint, NewsletterRow, NewsletterSums } from '#shared/newsletter/numbers-api.ts'

/** The sums of days as rows of a file. */
export const dayRows = (points: readonly NewsletterPoint[]) =>
  table(
    'Day',
    points.map(({ begins, ...sums }) => [begins, ...cellsOf(sums)]),
  )

/** The sums of sources, pages or forms as rows of a file. */
export const splitRows = (rows: readonly NewsletterRow[]) =>
  table(
    'Name',
    rows.map(({ text, name, ...sums }) => [name || text, ...cellsOf(sums)]),
  )

const cellsOf = ({ signedUp, confirmed, added, ended }: NewsletterSums): Cell[] => [signedUp, confirmed, added, ended]

async function* table(first: string, rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield [first, 'Signed up', 'Confirmed', 'Added by the team', 'Unsubscribed']
  yield* rows
}
