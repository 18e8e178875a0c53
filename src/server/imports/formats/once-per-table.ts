import type { Table } from './read-table.ts'

/**
 * Finds something in the whole of a table once, and keeps it as long as the table: a file is read to count its products,
 * for the dry run and for the import.
 */
export function oncePerTable<Found>(find: (table: Table) => Found): (table: Table) => Found {
  const known = new WeakMap<Table, { readonly found: Found }>()
  return (table) => {
    const { found } = known.get(table) ?? { found: find(table) }
    if (!known.has(table)) known.set(table, { found })
    return found
  }
}
