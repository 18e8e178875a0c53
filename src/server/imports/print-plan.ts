import type { Scope } from '#server/scope.ts'
import { hasPosts, importFormatTitles } from '#shared/imports/formats.ts'
import type { Import, ImportAction, ImportRow } from '#shared/imports/schema.ts'
import { listPictures } from './picture-store.ts'
import { listRows } from './row-store.ts'

/** More would scroll past unread. */
const MOST_ROWS = 500
const WIDTHS = { line: 7, action: 10, sku: 18, title: 36 } as const
const words: Readonly<Record<ImportAction, string>> = {
  create: 'create',
  update: 'update',
  unchanged: 'unchanged',
  skip: 'skip',
  error: 'FAILED',
}

/** Prints the plan for each product of a file as a table; unchanged ones are only counted. */
export async function printPlan(scope: Scope, plan: Import, print: (line: string) => void): Promise<void> {
  print(
    `${importFormatTitles[plan.format]}: ${inWords(plan)}${plan.collectionTitle && ` for “${plan.collectionTitle}”`}`,
  )
  for (const notice of plan.notices) print(notice)
  const { length } = plan.newCategories
  if (length > 0) print(length === 1 ? 'One category will be added.' : `${length} categories will be added.`)
  print('')
  print(inColumns('Line', 'What', 'SKU', hasPosts(plan.format) ? 'Title' : 'Product'))
  let printed = 0
  for (let after: number | null = -1; after !== null && printed < MOST_ROWS; ) {
    const page: { rows: ImportRow[]; next: number | null } = await listRows(scope, plan.id, { after })
    for (const row of page.rows.slice(0, MOST_ROWS - printed)) printRow(row, print)
    printed += page.rows.length
    after = page.next
  }
  if (plan.total > MOST_ROWS)
    print(`… and ${(plan.total - MOST_ROWS).toLocaleString('en-US')} more. The studio shows all of them.`)
  const { create, update, unchanged, skip, error, warnings } = plan.planned
  print('')
  print(
    `To do: ${create} to create, ${update} to update, ${unchanged} unchanged, ${skip} to skip, ${error} that can’t be imported, ${warnings} with warnings`,
  )
}

/** The number of what a file has. */
export function inWords({ format, total }: Pick<Import, 'format' | 'total'>): string {
  if (hasPosts(format)) return total === 1 ? '1 post or page' : `${total} posts and pages`
  return total === 1 ? '1 product' : `${total} products`
}

/** Some URLs of pictures that could not be fetched. */
export async function printMissingPictures(
  scope: Scope,
  importId: string,
  print: (line: string) => void,
): Promise<void> {
  const { pictures, next } = await listPictures(scope, importId, { state: 'failed' })
  for (const { productTitle, sentence } of pictures.slice(0, 10)) print(`  ${productTitle}: ${sentence}`)
  if (next !== null || pictures.length > 10) print('  …')
}

function printRow(row: ImportRow, print: (line: string) => void): void {
  if (row.action === 'unchanged' && row.problems.length === 0) return
  const variants = row.variantCount > 1 ? ` (${row.variantCount} variants)` : ''
  print(inColumns(String(row.line), words[row.action], row.sku, `${row.title}${variants}`))
  for (const { field, before, after } of row.changes)
    print(`${' '.repeat(WIDTHS.line)}  ${field}: ${before} → ${after}`)
  for (const { severity, line, column, sentence } of row.problems) {
    const place = column === '' ? `line ${line}` : `line ${line}, ${column}`
    print(`${' '.repeat(WIDTHS.line)}  ${severity}, ${place}: ${sentence}`)
  }
}

function inColumns(line: string, action: string, sku: string, title: string): string {
  return [line.padStart(WIDTHS.line), action.padEnd(WIDTHS.action), fitted(sku, WIDTHS.sku), onOneLine(title)]
    .join('  ')
    .trimEnd()
}

const fitted = (text: string, width: number) =>
  onOneLine(text).length > width ? `${onOneLine(text).slice(0, width - 1)}…` : onOneLine(text).padEnd(width)

// A title may contain control characters that move the cursor of a terminal.
const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
