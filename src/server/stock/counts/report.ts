import type { Cell } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import { isoInZone } from '#shared/dates/format.ts'
import { differenceOf } from '#shared/stock-counts/rules.ts'
import type { Count, countLineFilters } from '#shared/stock-counts/schema.ts'
import { readLines, toLines } from './count-lines.ts'

const LINES_AT_ONCE = 500

/** The lines of a count as rows of a table, the titles first. */
export async function* reportRows(
  scope: Scope,
  count: Count,
  show: (typeof countLineFilters)[number] | undefined,
  timeZone: string,
): AsyncGenerator<readonly Cell[]> {
  yield ['Product', 'SKU', 'Location', 'Expected', 'Counted', 'Difference', 'Counted at', 'Counted by']
  for (let after = -1; ; ) {
    const rows = await readLines(scope, count.id, { show }, after, LINES_AT_ONCE)
    for (const line of await toLines(scope, count, rows)) {
      const difference = differenceOf(line)
      yield [
        line.title,
        line.sku,
        count.location,
        line.expected ?? '',
        line.counted ?? '',
        difference === null ? '' : { amount: `${difference}` },
        line.countedAt === null ? '' : isoInZone(line.countedAt, timeZone),
        line.countedBy,
      ]
    }
    if (rows.length < LINES_AT_ONCE) return
    after = rows.at(-1)!.position
  }
}
