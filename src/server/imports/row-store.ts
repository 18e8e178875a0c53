import type { Scope } from '#server/scope.ts'
import type { ImportAction, ImportCounts, ImportRow } from '#shared/imports/schema.ts'
import { importChanges, importProblems } from './documents.ts'
import type { PlannedProduct } from './plan/plan-import.ts'
import { replaceRows } from './replace-rows.ts'

const PAGE = 50

/** The report on one product of the file. */
export type Report = Pick<PlannedProduct, 'imported' | 'action' | 'productId' | 'changes' | 'problems' | 'oldPath'> & {
  /** The product that the file's id meant before the import; absent when that did not change. */
  readonly sourceBefore?: string
}

/** Writes the results for products of a file, replacing those of the dry run. */
export async function writeRows(
  scope: Scope,
  importId: string,
  firstPosition: number,
  reports: readonly Report[],
  isDone: boolean,
): Promise<void> {
  const rows = reports.map(({ imported, action, productId, changes, problems, oldPath, sourceBefore }) => ({
    line: imported.line,
    last_line: imported.lastLine,
    title: imported.title,
    sku: imported.variants[0]?.sku ?? '',
    variant_count: imported.variants.length,
    action,
    has_problems: Number(problems.length > 0),
    is_done: Number(isDone),
    product_id: productId,
    source_id: imported.sourceId,
    source_before: sourceBefore ?? null,
    old_path: oldPath ?? '',
    ...pricesOf(imported),
    changes: importChanges.write(changes),
    problems: importProblems.write(problems),
  }))
  await replaceRows(scope, importId, firstPosition, rows)
}

/** The lowest and the highest price of a product of the file, in hundredths. */
function pricesOf({ variants }: Report['imported']): { price_from: number | null; price_to: number | null } {
  const prices = variants.flatMap(({ priceCents, salePriceCents, onSale, sellsAtCents }) => {
    const price = onSale ? salePriceCents : (priceCents ?? sellsAtCents)
    return price === undefined ? [] : [price]
  })
  if (prices.length === 0) return { price_from: null, price_to: null }
  return { price_from: Math.min(...prices), price_to: Math.max(...prices) }
}

/** Adds the results of products to earlier counts. */
export function countReports(
  before: ImportCounts,
  reports: readonly Pick<Report, 'action' | 'problems'>[],
): ImportCounts {
  const counts = { ...before }
  for (const { action, problems } of reports) {
    counts[action] += 1
    const goesIn = action !== 'skip' && action !== 'error'
    if (goesIn && problems.length > 0) counts.warnings += 1
  }
  return counts
}

/** A page of the report, in the order of the file. */
export async function listRows(
  { database, websiteId }: Scope,
  importId: string,
  wanted: {
    action?: ImportAction | undefined
    only?: 'problems' | undefined
    search?: string | undefined
    after?: number | undefined
  },
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const words = wanted.search?.toLowerCase().replace(/[%_\\]/g, '')
  const rows = await database
    .selectFrom('import_rows')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .where('position', '>', wanted.after ?? -1)
    .$if(wanted.action !== undefined, (some) => some.where('action', '=', wanted.action!))
    .$if(wanted.only === 'problems', (some) => some.where('has_problems', '=', 1))
    .$if(Boolean(words), (some) =>
      some.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['title']), 'like', `%${words}%`),
          where(where.fn<string>('lower', ['sku']), 'like', `%${words}%`),
        ]),
      ),
    )
    .orderBy('position')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE).map((row) => ({
    position: row.position,
    line: row.line,
    lastLine: row.last_line,
    title: row.title,
    sku: row.sku,
    variantCount: row.variant_count,
    action: row.action,
    isDone: row.is_done === 1,
    productId: row.product_id,
    kind: row.kind,
    oldPath: row.old_path,
    priceFromCents: row.price_from,
    priceToCents: row.price_to,
    changes: importChanges.read(row.changes),
    problems: importProblems.read(row.problems),
  }))
  return { rows: shown, next: rows.length > PAGE ? shown.at(-1)!.position : null }
}

/** Products of the shop that an import has processed, with the line of each. */
export async function linesOfProducts({ database, websiteId }: Scope, importId: string): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('import_rows')
    .select(['product_id', 'line'])
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .where('is_done', '=', 1)
    .where('product_id', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.product_id!, row.line]))
}
