import type { Facts } from '#shared/http/facts.ts'
import { smallestCents } from '#shared/money/money.ts'
import { decimalSignOf, parseAmount } from '#shared/money/parse.ts'
import type { Columns } from './columns.ts'
import type { ReadingContext } from './imported-product.ts'
import { gramsOf, millimetresOf } from './measures.ts'
import { type ProblemCode, problem } from './problems.ts'
import type { Line } from './read-table.ts'
import type { ImportProblem } from './schema.ts'

const MAXIMUM_PIECES = 99_999_999
// Spreadsheets translate TRUE and FALSE into the language that they are set to.
const YES = new Set(
  'yes true 1 y ja oui si sí sì sim wahr vrai verdadero verdadeiro vero waar sant sand tosi'.split(' '),
)
const NO = new Set(['', ...'no false 0 n nein non não nee falsch faux falso onwaar falskt falsk epätosi'.split(' ')])

/** The cells of one line, read as what they mean; what cannot be read becomes a problem of that line. */
export interface Cells<Name extends string> {
  readonly line: Line
  text(name: Name): string
  /** The text of the cell at a place, for columns whose headings vary. */
  at(place: number): string
  /** The number at a place; undefined and a warning when it is none. */
  number(place: number): number | undefined
  /** Hundredths; null when there is nothing. What is no price is an error and null. */
  cents(name: Name): number | null
  /** Whole pieces, 0 and a warning when negative; null when there is nothing. What is no number is an error and 0. */
  pieces(name: Name): number | null
  isYes(name: Name): boolean
  grams(name: Name, unit: string): number | undefined
  millimetres(name: Name, unit: string): number | undefined
  report(severity: ImportProblem['severity'], code: ProblemCode, name?: Name, facts?: Facts): void
}

/** Opens a line for reading; problems are added to the list. */
export function cellsOf<Name extends string>(
  columns: Columns<Name>,
  line: Line,
  context: Pick<ReadingContext, 'currency' | 'locale'>,
  problems: ImportProblem[],
): Cells<Name> {
  const text = (name: Name) => columns.text(line, name)
  const report: Cells<Name>['report'] = (severity, code, name, facts) => {
    problems.push(
      problem(severity, code, { line: line.line, column: name === undefined ? '' : columns.heading(name) }, facts),
    )
  }
  const measure = (name: Name, convert: (number: number) => number): number | undefined => {
    if (text(name) === '') return undefined
    const number = readDecimal(text(name))
    if (number === null) report('warning', 'measure-unreadable', name, { text: text(name) })
    return number === null ? undefined : convert(number)
  }
  const at = (place: number) => (line.cells[place] ?? '').trim()

  return {
    line,
    text,
    at,
    number(place) {
      if (at(place) === '') return undefined
      const number = readDecimal(at(place))
      if (number === null) report('warning', 'measure-unreadable', undefined, { text: at(place) })
      return number ?? undefined
    },
    report,
    cents(name) {
      if (text(name) === '') return null
      const cents = readCents(text(name), context)
      if (typeof cents === 'string') report('error', cents, name, { text: text(name) })
      return typeof cents === 'string' ? null : cents
    },
    pieces(name) {
      if (text(name) === '') return null
      const pieces = readPieces(text(name), context.locale)
      if (pieces === null) report('error', 'stock-unreadable', name, { text: text(name) })
      else if (pieces < 0) report('warning', 'stock-negative', name, { text: text(name) })
      return Math.max(0, pieces ?? 0)
    },
    isYes(name) {
      const word = text(name).toLowerCase()
      if (!YES.has(word) && !NO.has(word)) report('warning', 'yes-or-no', name, { text: text(name) })
      return YES.has(word)
    },
    grams: (name, unit) => measure(name, (number) => gramsOf(number, unit)),
    millimetres: (name, unit) => measure(name, (number) => millimetresOf(number, unit)),
  }
}

/** An amount in hundredths, without floating point: as programs write it ('59.99', '75'), else as people do. */
function readCents(
  text: string,
  { currency, locale }: Pick<ReadingContext, 'currency' | 'locale'>,
): number | 'price-unreadable' | 'price-not-payable' {
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text)
  if (match) {
    const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
    return cents % smallestCents(currency) === 0 ? cents : 'price-not-payable'
  }
  return parseAmount(text, currency, locale) ?? 'price-unreadable'
}

function readPieces(text: string, locale: string): number | null {
  const match = /^([+-]?\d{1,10})(?:[.,]0+)?$/.exec(withoutThousands(text, locale))
  if (!match) return null
  const pieces = Number(match[1])
  return pieces <= MAXIMUM_PIECES ? pieces : null
}

/** '1,000' as '1000', unless the comma is where a fraction begins in the shop's language; pieces have no fractions. */
function withoutThousands(text: string, locale: string): string {
  const digits = text.replace(/[\s'’]/gu, '')
  const [, sign, more] = /^[+-]?[1-9]\d{0,2}([.,])\d{3}((?:\1\d{3})*)$/.exec(digits) ?? []
  if (sign === undefined || (more === '' && sign === decimalSignOf(locale))) return digits
  return digits.replaceAll(sign, '')
}

function readDecimal(text: string): number | null {
  const match = /^(?:\d{1,10}(?:[.,]\d{0,10})?|[.,]\d{1,10})$/.exec(text)
  return match ? Number(text.replace(',', '.')) : null
}
