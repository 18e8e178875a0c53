import { decimalSignOf } from '#shared/money/parse.ts'

// Programs write 16.807 and mean less than seventeen; people in Germany write 16.807 and mean thousands. One cell alone
// often cannot tell, but the other cells of its columns can.

/** What begins the fraction of a number; null while nothing tells. */
export type DecimalSign = '.' | ',' | null

/** What begins the fraction in each kind of column of a file. */
export interface DecimalSigns {
  readonly prices: DecimalSign
  readonly measures: DecimalSign
  readonly pieces: DecimalSign
}

export const noSigns: DecimalSigns = { prices: null, measures: null, pieces: null }

/** A number without its signs: '1.234,50' is '1234' and '50'. `isGuess`: the shop's language would read it otherwise. */
export interface PlainNumber {
  readonly whole: string
  readonly fraction: string
  readonly isGuess: boolean
}

/** Decides what begins the fraction in some columns, from all of their cells; null when they say nothing, or both. */
export function decimalSignIn(cells: Iterable<string>): DecimalSign {
  let hasPoint = false
  let hasComma = false
  for (const cell of cells) {
    const sign = signToldBy(cell)
    if (sign === '.') hasPoint = true
    else if (sign === ',') hasComma = true
    if (hasPoint && hasComma) return null
  }
  return hasPoint ? '.' : hasComma ? ',' : null
}

/** The sign that one cell tells without doubt: '12,5' and '1.234,50' tell a comma, '1.234' tells nothing. */
function signToldBy(cell: string): DecimalSign {
  const number = /\d[\d.,'’\s]*|[.,]\d+/u.exec(cell)?.[0].replace(/[\s'’]/gu, '') ?? ''
  const [, whole = '', mark = '', tail = ''] = /^(.*)([.,])(\d*)$/.exec(number) ?? []
  if (mark === '' || tail === '') return null
  const other = mark === '.' ? ',' : '.'
  if (whole.includes(other)) return mark as DecimalSign
  if (whole.includes(mark)) return other
  return couldGroup(whole, tail) ? null : (mark as DecimalSign)
}

const couldGroup = (whole: string, tail: string) => tail.length === 3 && /^[1-9]\d{0,2}$/.test(whole)

/**
 * Takes a number apart that has no other signs than digits, points, commas, spaces and apostrophes.
 * @param sign what begins the fraction in this column, where that is known
 * @param reading how three digits behind the only sign are read where it is not known
 * @returns null for anything else
 */
export function readNumber(text: string, sign: DecimalSign, reading: Reading): PlainNumber | null {
  const digits = text.replace(/[\s'’]/gu, '')
  const simple = /^(\d{0,12})(?:([.,])(\d{0,10}))?$/.exec(digits)
  if (simple) {
    const [, whole = '', mark, tail = ''] = simple
    if (whole === '' && tail === '') return null
    if (mark === undefined || !couldGroup(whole, tail)) return { whole, fraction: tail, isGuess: false }
    const usual = decimalSignOf(reading.locale)
    const isFraction = sign === null ? reading.isFraction(mark, usual) : sign === mark
    const isGuess = sign === null && isFraction !== (mark === usual)
    return { whole: isFraction ? whole : whole + tail, fraction: isFraction ? tail : '', isGuess }
  }
  // Two digits between groups are right in India: 1,23,456.00.
  const [, groups, mark, tail = ''] =
    /^(\d{1,3}(?:([.,])\d{2,3})(?:\2\d{2,3})*)(?:(?!\2)[.,](\d{0,10}))?$/.exec(digits) ?? []
  if (groups === undefined || !/\d{3}$/.test(groups) || groups.length > 15) return null
  return { whole: groups.replaceAll(mark!, ''), fraction: tail, isGuess: false }
}

/** What three digits behind the only sign of a number are, where no other cell tells. */
export interface Reading {
  readonly locale: string
  /** @param usual what begins the fraction in the shop's language */
  isFraction(mark: string, usual: string | undefined): boolean
}

/** A fraction behind a point, as programs write it; behind a comma, where the shop's language has it so. */
export const asPrograms = (locale: string): Reading => ({
  locale,
  isFraction: (mark, usual) => mark === '.' || usual === mark,
})

/** Thousands: units of stock have no fractions. */
export const asThousands = (locale: string): Reading => ({ locale, isFraction: () => false })
