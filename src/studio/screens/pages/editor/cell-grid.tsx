import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { evenRows } from '#shared/pages/blocks/data-rows.ts'
import classes from './cell-grid.module.css'
import { isTableText, readTableText } from './read-table-text.ts'

export type Rows = readonly (readonly string[])[]

interface CellGridProps {
  readonly rows: Rows
  readonly most: { readonly rows: number; readonly columns: number }
  readonly change: (rows: Rows) => void
}

/** Cells to type in. What is pasted from a spreadsheet or a CSV file fills the cells from the one that has the focus. */
export function CellGrid({ rows, most, change }: CellGridProps) {
  const width = rows[0]?.length ?? 0
  const withCell = (rowAt: number, at: number, text: string) =>
    rows.map((row, index) => (index === rowAt ? row.with(at, text) : row))

  function paste(event: ClipboardEvent, rowAt: number, at: number): void {
    const text = event.clipboardData.getData('text/plain')
    if (!isTableText(text)) return
    event.preventDefault()
    const next = rows.map((row) => [...row])
    readTableText(text).forEach((cells, down) => {
      const row = next[rowAt + down] ?? []
      next[rowAt + down] = row
      cells.forEach((cell, right) => {
        for (let empty = row.length; empty < at + right; empty += 1) row[empty] = ''
        row[at + right] = cell
      })
    })
    change(evenRows(next, most))
  }
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Paste rows from a spreadsheet or a CSV file into any cell.
      </Text>
      <div className={classes.scroll}>
        <table className={classes.grid}>
          <thead>
            <tr>
              {columns.map((at) => (
                <td key={at}>
                  <ActionIcon
                    aria-label={`Delete column ${at + 1}`}
                    onClick={() => change(rows.map((row) => row.toSpliced(at, 1)).filter((row) => row.length > 0))}
                  >
                    <X size={14} aria-hidden />
                  </ActionIcon>
                </td>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowAt) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              <tr key={rowAt}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={at}>
                    <input
                      className={classes.cell}
                      aria-label={`Row ${rowAt + 1}, column ${at + 1}`}
                      value={cell}
                      maxLength={500}
                      onChange={(event) => change(withCell(rowAt, at, event.currentTarget.value))}
                      onPaste={(event) => paste(event, rowAt, at)}
                    />
                  </td>
                ))}
                <td>
                  <ActionIcon aria-label={`Delete row ${rowAt + 1}`} onClick={() => change(rows.toSpliced(rowAt, 1))}>
                    <X size={14} aria-hidden />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Group gap="xs" mt="sm">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={rows.length >= most.rows}
          onClick={() => change([...rows, Array.from({ length: Math.max(1, width) }, () => '')])}
        >
          Add row
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={width >= most.columns}
          onClick={() => change(rows.length === 0 ? [['']] : rows.map((row) => [...row, '']))}
        >
          Add column
        </Button>
      </Group>
    </>
  )
}
