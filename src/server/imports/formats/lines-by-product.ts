import type { Columns } from './columns.ts'
import type { Line, Table } from './read-table.ts'

/**
 * The lines of each product, the one with its title first. A line without a product name belongs to the line above it;
 * lines with a name need not be adjacent, since people sort files in spreadsheets. A second title under the same name
 * is the same product once more.
 * @param name the column with the product's id or handle
 */
export function linesByProduct<Name extends string>(
  table: Table,
  columns: Columns<Name | 'title'>,
  name: Name,
): Line[][] {
  const groups: Line[][] = []
  const byName = new Map<string, Line[]>()
  let above: Line[] | undefined
  for (const line of table.lines) {
    const called = columns.text(line, name)
    const isTitled = columns.text(line, 'title') !== ''
    let group = called === '' ? (isTitled ? undefined : above) : byName.get(called)
    const hasTitle = group !== undefined && columns.text(group[0]!, 'title') !== ''
    if (!group || (isTitled && hasTitle && group !== above)) {
      // An empty list would get room for seventeen lines with its first one.
      group = [line]
      groups.push(group)
      if (called !== '') byName.set(called, group)
    } else if (isTitled && !hasTitle) group.unshift(line)
    else group.push(line)
    above = group
  }
  return groups
}

/** The end of the adjacent lines of a product, from its first one. */
export function endOfRun(lines: readonly Line[]): number {
  let end = lines[0]?.lastLine ?? 0
  for (const { line, lastLine } of lines.slice(1)) {
    if (line !== end + 1) break
    end = lastLine
  }
  return end
}
