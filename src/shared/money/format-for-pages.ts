import { formatterFor, type MoneyFormat, type MoneyPatterns, moneyFormatOf } from './format.ts'
import { readNumberPattern } from './number-pattern.ts'
import { percentFormatter } from './percent.ts'

const cached = new Map<string, MoneyPatterns>()
const PATTERNS_KEPT = 500

/** The settings of a shop as a money format for scripts of pages: with patterns, so that it needs no `Intl`. */
export function moneyFormatForPages(settings: {
  readonly locale: string
  readonly useCldrMoneyFormat: boolean
  readonly currency: string
}): MoneyFormat {
  const { locale, useCldrMoneyFormat, currency } = settings
  const key = `${locale} ${useCldrMoneyFormat} ${currency}`
  let patterns = cached.get(key)
  if (!patterns) {
    if (cached.size >= PATTERNS_KEPT) cached.clear()
    patterns = {
      currency,
      money: readNumberPattern(formatterFor(useCldrMoneyFormat ? locale : 'en-US', currency, false)),
      percent: readNumberPattern(percentFormatter(locale), 0.01),
    }
    cached.set(key, patterns)
  }
  return { ...moneyFormatOf(settings), patterns }
}
