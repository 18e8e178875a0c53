import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Scope } from '#server/scope.ts'
import type { ImportRow } from '#shared/imports/schema.ts'
import { guardCell } from './formats/formula-guard.ts'
import { writeTable } from './formats/write-table.ts'
import { listRows } from './row-store.ts'

const HEADER = ['Line', 'Product', 'SKU', 'Status', 'Kind', 'Column', 'Message', 'Before', 'After', 'Old URL']

/** The report of an import as a streamed table: a line for each product, post or page, and for each message about it. */
export function exportReport(scope: Scope, importId: string): Readable {
  return Readable.from(lines())

  async function* lines(): AsyncGenerator<string> {
    yield writeTable([HEADER])
    for (let after: number | null = -1; after !== null; ) {
      const page: { rows: ImportRow[]; next: number | null } = await listRows(scope, importId, { after })
      if (page.rows.length > 0) yield writeTable(page.rows.flatMap(linesOf).map((cells) => cells.map(guardCell)))
      await setImmediate()
      after = page.next
    }
  }
}

function linesOf(row: ImportRow): string[][] {
  const product = [row.title, row.sku, row.action]
  return [
    [String(row.line), ...product, row.kind, '', '', '', '', row.oldPath],
    ...row.changes.map(({ field, before, after }) => [
      String(row.line),
      ...product,
      'change',
      field,
      '',
      before,
      after,
      '',
    ]),
    ...row.problems.map(({ severity, line, column, sentence }) => [
      String(line),
      ...product,
      severity,
      column,
      sentence,
      '',
      '',
      '',
    ]),
  ]
}
