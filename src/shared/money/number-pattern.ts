/**
 * A locale's format for one kind of number, as plain data. With it, a page prints prices without `Intl`, whose first
 * use takes 100 ms on a slow phone.
 */
export interface NumberPattern {
  /** The texts before and after the digits. */
  readonly around: readonly [before: string, after: string]
  readonly aroundNegative: readonly [before: string, after: string]
  readonly decimal: string
  /** The separator of groups of digits; empty where there is none. */
  readonly group: string
  /** Digits of the last group and of those before it, and the digits from which a number is grouped. */
  readonly groups: readonly [last: number, others: number, least: number]
  /** The ten digits from 0; absent for 0 to 9. */
  readonly digits?: string
}

const LATIN_DIGITS = '0123456789'

/** Reads a formatter's pattern from sample output. `unit` is the number that it prints as 1: 0.01 for percent. */
export function readNumberPattern(formatter: Intl.NumberFormat, unit = 1): NumberPattern {
  const positive = formatter.formatToParts(12_345_678_901.5 * unit)
  const sizes = positive.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length)
  const isGrouped = (number: number) => formatter.formatToParts(number * unit).some(({ type }) => type === 'group')
  const textOf = (name: string) => positive.find(({ type }) => type === name)?.value ?? ''
  const last = sizes.at(-1) ?? 0
  const digits = digitsOf(formatter)
  return {
    around: aroundDigits(positive),
    aroundNegative: aroundDigits(formatter.formatToParts(-12_345_678_901.5 * unit)),
    decimal: textOf('decimal'),
    group: textOf('group'),
    groups: [last, sizes.at(-2) ?? 0, last + (isGrouped(1000) ? 1 : 2)],
    ...(digits !== LATIN_DIGITS && { digits }),
  }
}

/** Prints a number by a pattern. `whole` and `fraction` are its digits before and after the point. */
export function printNumber(pattern: NumberPattern, isNegative: boolean, whole: string, fraction: string): string {
  const { decimal, digits } = pattern
  const [before, after] = isNegative ? pattern.aroundNegative : pattern.around
  const number = groupDigits(pattern, whole) + (fraction === '' ? '' : decimal + fraction)
  return before + (digits ? number.replace(/\d/g, (digit) => [...digits][Number(digit)]!) : number) + after
}

function groupDigits({ group, groups: [last, others, least] }: NumberPattern, whole: string): string {
  if (group === '' || whole.length < least) return whole
  const parts = [whole.slice(-last)]
  for (let end = whole.length - last; end > 0; end -= others) parts.unshift(whole.slice(Math.max(0, end - others), end))
  return parts.join(group)
}

const DIGITS = new Set(['integer', 'group', 'decimal', 'fraction'])

function aroundDigits(parts: readonly Intl.NumberFormatPart[]): [string, string] {
  const isDigits = ({ type }: Intl.NumberFormatPart) => DIGITS.has(type)
  const join = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  return [join(parts.slice(0, parts.findIndex(isDigits))), join(parts.slice(parts.findLastIndex(isDigits) + 1))]
}

function digitsOf(formatter: Intl.NumberFormat): string {
  const { locale, numberingSystem } = formatter.resolvedOptions()
  const plain = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false })
  return [...LATIN_DIGITS].map((digit) => plain.format(Number(digit))).join('')
}
