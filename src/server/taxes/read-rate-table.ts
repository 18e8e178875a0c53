import { readCsv, unescapedCell } from '#server/files/read-csv.ts'
import { regions } from '#shared/addresses/regions.ts'
import { countrySchema } from '#shared/addresses/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { taxRateSchema } from '#shared/settings/schema.ts'
import { taxCategoryByName } from '#shared/tax-categories/rules.ts'
import type { TaxCategory } from '#shared/tax-categories/schema.ts'
import type { FileRate } from '#shared/taxes/tables/rate-table.ts'
import { type JsonRates, jsonRatesSchema, readJsonRates } from '#shared/taxes/tables/read-json-rates.ts'
import { rateColumns } from './write-rate-table.ts'

interface RateTable {
  readonly rates: readonly FileRate[]
  readonly errors: readonly { readonly line: number; readonly sentence: string }[]
  readonly coming: JsonRates['coming']
}

/** The most lines of a file that are read. */
const MOST_LINES = 5000

/** Reads a table of tax rates, as JSON by country or as CSV. @param now decides which rates of a dated table apply */
export function readRateTable(
  text: string,
  categories: readonly TaxCategory[],
  now: number,
): Result<RateTable, 'rate-table-unreadable'> {
  if (text.trimStart().startsWith('{')) return readJson(text, now)
  const records = readCsv(text, MOST_LINES, separatorOf(text))
  const headings = records?.[0]?.record.map((heading) => heading.trim().toLowerCase())
  if (!records || !headings) return fail('rate-table-unreadable')
  const at = (column: string) => headings.indexOf(column.toLowerCase())
  if ([rateColumns.country, rateColumns.name, rateColumns.rate].some((column) => at(column) < 0))
    return fail('rate-table-unreadable')
  const rates: FileRate[] = []
  const errors: RateTable['errors'][number][] = []
  for (const { record, info } of records.slice(1)) {
    const read = readLine((column) => unescapedCell(record[at(column)] ?? ''), categories)
    if (typeof read === 'string') errors.push({ line: info.lines, sentence: read })
    else rates.push(read)
  }
  return succeed({ rates, errors, coming: [] })
}

/** What separates the cells of a file: with semicolons or tabs, a comma belongs to a number. */
function separatorOf(text: string): string {
  const [headings = ''] = text.split('\n', 1)
  return [';', '\t'].find((separator) => headings.includes(separator)) ?? ','
}

/** The rate of a line, or the reason why it is left out. */
function readLine(cell: (column: string) => string, categories: readonly TaxCategory[]): FileRate | string {
  const country = cell(rateColumns.country).toUpperCase()
  if (country !== '*' && !countrySchema.safeParse(country).success)
    return `“${country}” isn’t the code of a country, such as DE.`
  const region = cell(rateColumns.region)
  if (region && (country === '*' || !regions.isRegion(country, region)))
    return `“${region}” isn’t a region of ${country}.`
  const rate = readPercent(cell(rateColumns.rate))
  if (rate === null) return `“${cell(rateColumns.rate)}” isn’t a percentage from 0 to 100.`
  const name = taxRateSchema.shape.name.safeParse(cell(rateColumns.name))
  if (!name.success) return 'The name is missing or longer than 60 characters.'
  const category = cell(rateColumns.category)
  const categoryId = category ? taxCategoryByName({ taxRules: { categories } }, category) : ''
  if (categoryId === null) return `Your shop has no tax category “${category}”. Add it first.`
  const shipping = cell(rateColumns.shipping).toLowerCase()
  return {
    ...{ country, region, categoryId, name: name.data, rateMilliPercent: rate },
    ...(shipping && { appliesToShipping: ['yes', 'true', '1', 'x'].includes(shipping) }),
  }
}

/** '19', '7.25', '7,25 %'; null for what is no percentage. */
function readPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/[\s%]/g, ''))
  if (!match) return null
  const milliPercent = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))
  return taxRateSchema.shape.rateMilliPercent.safeParse(milliPercent).success ? milliPercent : null
}

function readJson(text: string, now: number): Result<RateTable, 'rate-table-unreadable'> {
  const table = jsonRatesSchema.safeParse(parse(text))
  if (!table.success) return fail('rate-table-unreadable')
  const { rates, coming } = readJsonRates(table.data, now)
  const problemOf = ({ country, region }: FileRate): string | null => {
    if (!countrySchema.safeParse(country).success) return `“${country}” isn’t the code of a country, such as DE.`
    return region && !regions.isRegion(country, region) ? `“${region}” isn’t a region of ${country}.` : null
  }
  return succeed({
    rates: rates.filter((rate) => problemOf(rate) === null),
    errors: rates.flatMap((rate) => {
      const sentence = problemOf(rate)
      return sentence ? [{ line: lineOf(text, rate.country), sentence }] : []
    }),
    coming,
  })
}

/** The line of a country in the text of a table. */
const lineOf = (text: string, country: string): number =>
  text.slice(0, Math.max(0, text.indexOf(`"${country}"`))).split('\n').length

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
