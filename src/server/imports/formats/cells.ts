import type { Facts } from '#shared/http/facts.ts'
import type { ImportProblem } from '#shared/imports/schema.ts'
import type { Columns } from './columns.ts'
import type { ReadingContext } from './imported-product.ts'
import { gramsOf, millimetresOf } from './measures.ts'
import { type ProblemCode, problem } from './problems.ts'
import { readCents } from './read-cents.ts'
import { asPrograms, asThousands, noSigns, readNumber } from './read-number.ts'
import type { Line } from './read-table.ts'

const MAXIMUM_PIECES = 99_999_999
const MOST_GRAMS = 10_000_000
const MOST_MILLIMETRES = 1_000_000
// Spreadsheets translate TRUE and FALSE into their own language.
const YES = new Set(
  'yes true 1 y ja oui si sí sì sim wahr vrai verdadero verdadeiro vero waar sant sand tosi'.split(' '),
)
const NO = new Set(['', ...'no false 0 n nein non não nee falsch faux falso onwaar falskt falsk epätosi'.split(' ')])

/** The cells of one line as typed values. A cell that cannot be read becomes a problem of that line. */
export interface Cells<Name extends string> {
  readonly line: Line
  text(name: Name): string
  /** The text of the cell at an index, for columns whose headings vary. */
  at(place: number): string
  /** The number at an index; undefined and a warning when it is not a number. @param convert to grams or millimetres */
  measure(place: number, kind: 'weight' | 'length', convert: (number: number) => number): number | undefined
  /** Hundredths; null for an empty cell. An unreadable price is an error and null. */
  cents(name: Name): number | null
  /** Whole units; null for an empty cell, 0 and a warning when negative, 0 and an error when unreadable. */
  pieces(name: Name): number | null
  /** The same at an index, for columns whose headings vary. */
  piecesAt(place: number): number | null
  isYes(name: Name): boolean
  grams(name: Name, unit: string): number | undefined
  millimetres(name: Name, unit: string): number | undefined
  report(severity: ImportProblem['severity'], code: ProblemCode, name?: Name, facts?: Facts): void
  /** The same for a column that is known by its index. */
  reportAt(severity: ImportProblem['severity'], code: ProblemCode, place: number, facts?: Facts): void
}

/** Reads a line of a table; problems are added to the list. */
export function cellsOf<Name extends string>(
  columns: Columns<Name>,
  line: Line,
  context: Pick<ReadingContext, 'currency' | 'locale' | 'signs'>,
  problems: ImportProblem[],
): Cells<Name> {
  const text = (name: Name) => columns.text(line, name)
  const { locale, currency, signs = noSigns } = context
  const add = (severity: ImportProblem['severity'], code: ProblemCode, column: string, facts?: Facts) => {
    problems.push(problem(severity, code, { line: line.line, column }, facts))
  }
  const headingOf = (name: Name | undefined) => (name === undefined ? '' : columns.heading(name))
  const report: Cells<Name>['report'] = (severity, code, name, facts) => add(severity, code, headingOf(name), facts)

  function measure(text: string, column: string, kind: 'weight' | 'length', convert: (number: number) => number) {
    if (text === '') return undefined
    const number = readNumber(text, signs.measures, asPrograms(locale))
    if (!number) {
      add('warning', 'measure-unreadable', column, { text })
      return undefined
    }
    const decimal = `${number.whole || '0'}.${number.fraction || '0'}`
    if (number.isGuess) add('warning', 'number-guessed', column, { text, read: String(Number(decimal)) })
    const converted = convert(Number(decimal))
    if (converted <= (kind === 'weight' ? MOST_GRAMS : MOST_MILLIMETRES)) return converted
    add('error', kind === 'weight' ? 'weight-too-large' : 'length-too-large', column)
    return undefined
  }
  function pieces(text: string, column: string): number | null {
    if (text === '') return null
    const read = readPieces(text)
    if (read === null) add('error', 'stock-unreadable', column, { text })
    else if (read.pieces < 0) add('warning', 'stock-negative', column, { text })
    if (read?.isGuess) add('warning', 'number-guessed', column, { text, read: read.pieces.toLocaleString('en-US') })
    return Math.max(0, read?.pieces ?? 0)
  }
  const at = (place: number) => (line.cells[place] ?? '').trim()

  return {
    line,
    text,
    at,
    measure: (place, kind, convert) => measure(at(place), columns.headingAt(place), kind, convert),
    report,
    reportAt: (severity, code, place, facts) => add(severity, code, columns.headingAt(place), facts),
    cents(name) {
      if (text(name) === '') return null
      const read = readCents(text(name), { currency, locale, sign: signs.prices })
      if ('code' in read) report('error', read.code, name, read.facts)
      else if (read.warning) report('warning', read.warning.code, name, read.warning.facts)
      return 'code' in read ? null : read.cents
    },
    pieces: (name) => pieces(text(name), headingOf(name)),
    piecesAt: (place) => pieces(at(place), columns.headingAt(place)),
    isYes(name) {
      const word = text(name).toLowerCase()
      if (!YES.has(word) && !NO.has(word)) report('warning', 'yes-or-no', name, { text: text(name) })
      return YES.has(word)
    },
    grams: (name, unit) => measure(text(name), headingOf(name), 'weight', (number) => gramsOf(number, unit)),
    millimetres: (name, unit) =>
      measure(text(name), headingOf(name), 'length', (number) => millimetresOf(number, unit)),
  }

  /** Units have no fractions: three digits after a separator are thousands unless other cells say otherwise. */
  function readPieces(cell: string): { pieces: number; isGuess: boolean } | null {
    const [, minus = '', digits = ''] = /^([+-]?)(.*)$/s.exec(cell) ?? []
    const number = readNumber(digits, signs.pieces, asThousands(locale))
    if (!number || !/^0*$/.test(number.fraction)) return null
    const pieces = Number(number.whole || '0') * (minus === '-' ? -1 : 1)
    return pieces <= MAXIMUM_PIECES ? { pieces, isGuess: number.isGuess } : null
  }
}
