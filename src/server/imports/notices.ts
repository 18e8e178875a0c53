import type { Claims } from '#shared/imports/catalogue.ts'
import type { UnitSystem } from '#shared/imports/formats.ts'
import { shortLines, unusedColumns } from '#shared/imports/read-products.ts'
import type { Line } from '#shared/imports/read-table.ts'
import type { ImportCounts } from '#shared/imports/schema.ts'
import type { LoadedImport } from './load-import.ts'

const MOST_COLUMNS = 12
const unitNames: Readonly<Record<UnitSystem, string>> = {
  imperial: 'weights are read as pounds and sizes as inches',
  metric: 'weights are read as kilograms and sizes as centimetres',
}

/** What there is to say about a file as a whole, once its dry run is through. */
export function noticesOf(loaded: LoadedImport, claims: Claims, counts: ImportCounts): string[] {
  const { file, surroundings } = loaded
  const notices = [
    aboutNewStores(claims.stores, surroundings.productLimit),
    aboutColumns(unusedColumns(file.table, file.format)),
    aboutShortLines(shortLines(file.table)),
    file.isGuessed && 'The file does not say how its letters are written. Look whether names with accents are right.',
    hasUnnamedMeasures(loaded) && `The file does not name its units: ${unitNames[loaded.record.units as UnitSystem]}.`,
    counts.create + counts.update === 0 && counts.unchanged > 0 && 'Everything in the file is in the shop already.',
  ]
  return notices.filter((notice) => notice !== false)
}

function aboutNewStores(stores: Claims['stores'], limit: number): string | false {
  const [first, ...rest] = stores.keys()
  if (first === undefined) return false
  const count = [...stores.values()].reduce((sum, one) => sum + one, 0)
  const what = count === 1 ? 'one product goes' : `${count} products go`
  const where = rest.length === 0 ? `a new store page, '${first}'` : `new store pages, '${first}' to '${rest.at(-1)}'`
  return `A store page holds ${limit} products, so ${what} on ${where}. To keep all on one page, ask your host to raise the limit (LIMIT_PRODUCTS_PER_COLLECTION) and check the file again.`
}

function aboutColumns(unused: readonly string[]): string | false {
  const rest = unused.length > MOST_COLUMNS ? ` and ${unused.length - MOST_COLUMNS} more` : ''
  return unused.length > 0 && `These columns are not taken over: ${unused.slice(0, MOST_COLUMNS).join(', ')}${rest}.`
}

function aboutShortLines(lines: readonly Line[]): string | false {
  const [first, ...rest] = lines
  if (!first) return false
  const which =
    rest.length === 0
      ? `Line ${first.line} has fewer cells than there are columns; its missing ones were`
      : `${lines.length} lines have fewer cells than there are columns, line ${first.line} the first of them; their missing ones were`
  return `${which} read as empty.`
}

/** Squarespace's files alone leave their units unsaid; it matters where something is weighed at all. */
function hasUnnamedMeasures({ file, products }: LoadedImport): boolean {
  const isMeasured = (size: number | undefined) => (size ?? 0) > 0
  return (
    file.format.startsWith('squarespace') &&
    products.some(({ variants }) =>
      variants.some(
        (one) =>
          isMeasured(one.weightGrams) ||
          isMeasured(one.lengthMillimetres) ||
          isMeasured(one.widthMillimetres) ||
          isMeasured(one.heightMillimetres),
      ),
    )
  )
}
