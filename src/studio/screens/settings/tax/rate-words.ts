import { decimalSignOf } from '#shared/money/parse.ts'
import { formatPercent, WHOLE_MILLI_PERCENT } from '#shared/money/percent.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import type { TaxCategory } from '#shared/tax-categories/schema.ts'
import { placeInWords } from '../places.ts'

/** A rate on one line: 'United States (ME) · Books · 5.5% · not on shipping'. */
export function rateInWords(
  { place, rateMilliPercent, appliesToShipping, categoryId }: TaxRate,
  locale: string,
  categories: readonly TaxCategory[] = [],
): string {
  const category = categories.find(({ id }) => id === categoryId)
  const facts = [placeInWords(place), ...(category ? [category.name] : []), formatPercent(rateMilliPercent, locale)]
  return [...facts, ...(appliesToShipping ? [] : ['not on shipping'])].join(' · ')
}

/** A percentage for editing, without its sign: 7250 is '7.25'. */
export const writePercent = (milliPercent: number, locale: string): string =>
  String(milliPercent / 1000).replace('.', decimalSignOf(locale) ?? '.')

/** Reads a percentage: '19', '7.25', '7,25 %' in thousandths; null when it is invalid or above a hundred. */
export function readPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/[\s%]/g, ''))
  if (!match) return null
  const milliPercent = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))
  return milliPercent <= WHOLE_MILLI_PERCENT ? milliPercent : null
}
