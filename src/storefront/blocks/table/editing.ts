import { Table } from 'lucide-react'
import { mostOfTable } from '#shared/pages/blocks/table.ts'
import type { BlockFacts } from '../editing-facts.ts'

export const tableFacts: BlockFacts<'table'> = {
  name: 'Table',
  group: 'data',
  keywords: 'rows columns csv spreadsheet',
  icon: Table,
  columns: 12,
  first: {
    rows: [
      ['Size', 'Width', 'Height'],
      ['Small', '8 cm', '9 cm'],
      ['Large', '10 cm', '12 cm'],
    ],
    caption: '',
    hasHeaderRow: true,
    hasHeaderColumn: false,
    isStriped: false,
  },
  emptyText: 'The table is empty. Edit it in the panel, or paste rows from a spreadsheet.',
  fields: [
    { name: 'rows', label: 'Cells', input: { kind: 'table', most: mostOfTable } },
    { name: 'caption', label: 'Caption', input: { kind: 'line', most: 200 } },
    { name: 'hasHeaderRow', label: 'First row is a header', input: { kind: 'check' } },
    { name: 'hasHeaderColumn', label: 'First column is a header', input: { kind: 'check' } },
    { name: 'isStriped', label: 'Shade every second row', input: { kind: 'check' } },
  ],
}
