import type { Line, Table } from './read-table.ts'

/** For each column that a reader knows, its possible headings; the first is the usual one. */
export type Headings<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** The columns of one file by their names in the reader. */
export interface Columns<Name extends string> {
  has(name: Name): boolean
  /** The heading as it is in the file, for problems. */
  heading(name: Name): string
  /** The cells of some columns, line by line; missing columns are skipped. */
  cells(names: readonly Name[]): Iterable<string>
  /** The heading at an index, for columns whose headings vary. */
  headingAt(place: number): string
  /** The trimmed text of a cell; empty when there is no such column. */
  text(line: Line, name: Name): string
}

/** Finds columns by their headings in any order, without case. */
export function columnsOf<Name extends string>(table: Table, headings: Headings<Name>): Columns<Name> {
  const places = new Map(table.headings.map((heading, place) => [keyOf(heading), place]))
  const placeOf = (name: Name) =>
    headings[name].map((heading) => places.get(keyOf(heading))).find((one) => one !== undefined)
  const found = new Map(Object.keys(headings).map((name) => [name, placeOf(name as Name)]))
  return {
    has: (name) => found.get(name) !== undefined,
    heading(name) {
      const place = found.get(name)
      return place === undefined ? (headings[name][0] ?? '') : (table.headings[place] ?? '')
    },
    *cells(names) {
      const some = names.flatMap((name) => found.get(name) ?? [])
      if (some.length === 0) return
      for (const { cells } of table.lines) for (const place of some) yield cells[place] ?? ''
    },
    headingAt: (place) => table.headings[place] ?? '',
    text(line, name) {
      const place = found.get(name)
      return place === undefined ? '' : (line.cells[place] ?? '').trim()
    },
  }
}

/** Headings with content that no reader imports; `known` are those that need no notice. */
export function unusedHeadings(table: Table, known: Iterable<string>): string[] {
  const keys = new Set([...known].map(keyOf))
  const isKnown = (heading: string) => heading === '' || keys.has(keyOf(heading))
  const empty = new Set(table.headings.keys().filter((place) => !isKnown(table.headings[place]!)))
  const used = new Set<number>()
  for (const { cells } of table.lines) {
    for (const place of empty) if ((cells[place] ?? '').trim() !== '') used.add(place)
    for (const place of used) empty.delete(place)
    if (empty.size === 0) break
  }
  return table.headings.filter((_, place) => used.has(place))
}

/** Headings that occur more than once in the file: only the last column is read. */
export function repeatedHeadings(table: Table, known: Iterable<string>): string[] {
  const keys = new Set([...known].map(keyOf))
  const last = new Map(table.headings.map((heading, place) => [keyOf(heading), place]))
  const repeated = table.headings.filter(
    (heading, place) => keys.has(keyOf(heading)) && last.get(keyOf(heading)) !== place,
  )
  return [...new Map(repeated.map((heading) => [keyOf(heading), heading])).values()]
}

/** 'Product ID [Non Editable]' is 'product id'; French files use several kinds of spaces and apostrophes. */
export function keyOf(heading: string): string {
  return heading
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/\s+/gu, ' ')
    .replaceAll('’', "'")
    .normalize('NFC')
    .trim()
    .toLowerCase()
}
