import { decimalSignOf } from '#shared/money/parse.ts'

// Programs write 16.807 and mean less than seventeen; Germans write 16.807 and mean thousands. One cell is often
// ambiguous, but the other cells of its columns decide.

/** The decimal sign of a column; null while it is unknown. */
export type DecimalSign = '.' | ',' | null

/** The decimal sign of each kind of column in a file. */
export interface DecimalSigns {
  readonly prices: DecimalSign
  readonly measures: DecimalSign
  readonly pieces: DecimalSign
}

export const noSigns: DecimalSigns = { prices: null, measures: null, pieces: null }

/** A number as digits: '1.234,50' is '1234' and '50'. `isGuess`: the shop's language would read it differently. */
export interface PlainNumber {
  readonly whole: string
  readonly fraction: string
  readonly isGuess: boolean
}

/** The decimal sign of some columns, from all of their cells; null when they are ambiguous or contradict each other. */
export function decimalSignIn(cells: Iterable<string>): DecimalSign {
  let hasPoint = false
  let hasComma = false
  for (const cell of cells) {
    const sign = signProvenBy(cell)
    if (sign === '.') hasPoint = true
    else if (sign === ',') hasComma = true
    if (hasPoint && hasComma) return null
  }
  return hasPoint ? '.' : hasComma ? ',' : null
}

/** The sign that one cell proves: '12,5' and '1.234,50' prove a comma, '1.234' proves nothing. */
function signProvenBy(cell: string): DecimalSign {
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
 * Splits a number that consists of digits, points, commas, spaces and apostrophes.
 * @param sign the decimal sign of this column, where it is known
 * @param reading how three digits after the only separator are read where it is unknown
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
  // Groups of two digits are correct in India: 1,23,456.00.
  const [, groups, mark, tail = ''] =
    /^(\d{1,3}(?:([.,])\d{2,3})(?:\2\d{2,3})*)(?:(?!\2)[.,](\d{0,10}))?$/.exec(digits) ?? []
  if (groups === undefined || !/\d{3}$/.test(groups) || groups.length > 15) return null
  return { whole: groups.replaceAll(mark!, ''), fraction: tail, isGuess: false }
}

/** How three digits after the only separator are read, where no other cell decides. */
export interface Reading {
  readonly locale: string
  /** @param usual the decimal sign of the shop's language */
  isFraction(mark: string, usual: string | undefined): boolean
}

/** A fraction after a point, as programs write it; after a comma where the shop's language uses it. */
export const asPrograms = (locale: string): Reading => ({
  locale,
  isFraction: (mark, usual) => mark === '.' || usual === mark,
})

/** Thousands: units of stock have no fractions. */
export const asThousands = (locale: string): Reading => ({ locale, isFraction: () => false })
