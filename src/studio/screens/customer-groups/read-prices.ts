import { parseAmount } from '#shared/money/parse.ts'

/** A fixed price as it is pasted. */
interface PastedPrice {
  readonly sku: string
  readonly priceCents: number
}

/**
 * Reads lines of SKU and price as people paste them from a spreadsheet or a CSV file: separated by a tab, a semicolon or
 * a comma; further columns are ignored. A first line without an amount is a heading.
 * @returns the prices, or the first line that cannot be read
 */
export function readPrices(
  text: string,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): { readonly prices: PastedPrice[] } | { readonly wrongLine: string } {
  const prices: PastedPrice[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? '\t'
    const [sku = '', amount = ''] = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    const priceCents = parseAmount(amount, currency, locale)
    if (sku !== '' && priceCents !== null) prices.push({ sku: sku.replace(/^'/, ''), priceCents })
    else if (index > 0 || /\d/.test(amount)) return { wrongLine: line.trim() }
  }
  return { prices }
}
