// biome-ignore-all lint/a11y/useSemanticElements: a table cannot scroll both ways under a head and a column that stay; the roles say what it is
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
import { Button } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { countInWords } from '../counts.ts'
import { type SheetColumn, widthOf } from './columns.ts'
import { type Area, areaOf } from './selection.ts'
import classes from './sheet.module.css'
import { createSheetKeys } from './sheet-keys.ts'
import { SheetRow } from './sheet-row.tsx'
import { useClipboard } from './use-clipboard.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { usePointer } from './use-pointer.ts'
import { useSheet } from './use-sheet.ts'

/** Height of the header, and the default for rows. */
const ROW_HEIGHT = 36
const MOST_ROWS_SHOWN = 14

interface SheetProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly SheetColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly onChange: (rows: readonly Row[]) => void
  /** Actions on the selected rows, below the sheet. */
  readonly actions?: (selected: Area) => ReactNode
  /** Called when the end is scrolled into view, for paged rows. */
  readonly onEnd?: () => void
  /** The number of visible rows before the sheet scrolls. */
  readonly rowsShown?: number
  /** In pixels. */
  readonly rowHeight?: number
}

/** An editable grid with the keys, pointer actions and clipboard of spreadsheets. */
export function Sheet<Row>(props: SheetProps<Row>) {
  const { label, rows, columns, keyOf, onChange, actions, onEnd } = props
  const { rowsShown = MOST_ROWS_SHOWN, rowHeight = ROW_HEIGHT } = props
  const id = useId()
  const leaving = useRef(false)
  const sheet = useSheet(rows, columns, onChange)
  const pointer = usePointer(sheet)
  useClipboard(sheet)
  const { selection, editing, grid } = sheet
  const area = areaOf(selection)

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollPaddingStart: ROW_HEIGHT,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height needs another measure
  useEffect(() => virtual.measure(), [virtual, rowHeight])
  const hidden = useHiddenColumns(grid, columns)
  const items = virtual.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (onEnd && lastShown >= rows.length - 1) onEnd()
  }, [onEnd, lastShown, rows.length])

  const { row: activeRow, column: activeColumn } = selection.active
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return
    virtual.scrollToIndex(activeRow)
    showColumn(grid.current, columns, activeColumn)
  }, [activeRow, activeColumn, columns, grid, virtual])

  return (
    <div className={classes.sheet} data-more={hidden > 0 || undefined}>
      <div
        ref={grid}
        className={classes.grid}
        role="grid"
        // The grid has the focus; aria-activedescendant names the active cell.
        tabIndex={0}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={rows.length > 0 ? `${id}-${activeRow}-${activeColumn}` : undefined}
        aria-describedby={`${id}-help`}
        style={{ maxHeight: rowsShown * rowHeight + ROW_HEIGHT + 2, '--row': `${rowHeight}px` } as CSSProperties}
        onKeyDown={editing ? undefined : createSheetKeys(sheet, leaving)}
        {...pointer}
      >
        <div className={classes.head} role="row" aria-rowindex={1}>
          {columns.map((column, index) => (
            <div
              key={column.id}
              className={classes.title}
              role="columnheader"
              aria-colindex={index + 1}
              data-align={column.align}
              data-frozen={index === 0 || undefined}
              style={widthOf(column)}
            >
              {column.title}
            </div>
          ))}
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const isActive = index === activeRow
            const isIn = index >= area.top && index <= area.bottom
            return (
              <SheetRow
                key={keyOf(rows[index]!)}
                id={id}
                row={rows[index]!}
                index={index}
                start={start}
                columns={columns}
                active={isActive ? activeColumn : -1}
                left={isIn ? area.left : -1}
                right={isIn ? area.right : -1}
                handle={index === area.bottom && area.top === area.bottom && !editing ? area.right : -1}
                editing={isActive ? editing : null}
                sheet={isActive && editing ? sheet : null}
              />
            )
          })}
        </div>
      </div>
      <div className={classes.foot}>
        <p id={`${id}-help`} className={classes.help}>
          Works like a spreadsheet: type, paste, drag to fill (Ctrl+D). Press Esc, then Tab, to leave.
        </p>
        <p className={classes.status} role="status">
          {sheet.status}
        </p>
        {hidden > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            rightSection={<ArrowRight size={14} aria-hidden />}
            onClick={() => grid.current?.scrollBy({ left: grid.current.clientWidth / 2, behavior: 'smooth' })}
          >
            {countInWords(hidden, 'more columns')}
          </Button>
        )}
        {actions?.(area)}
      </div>
    </div>
  )
}

/** Scrolls horizontally until a column is not covered by the sticky one. */
function showColumn<Row>(grid: HTMLElement, columns: readonly SheetColumn<Row>[], column: number): void {
  if (column === 0) return
  const frozen = columns[0]!.width
  const left = columns.slice(0, column).reduce((sum, one) => sum + one.width, 0)
  const right = left + columns[column]!.width
  if (left < grid.scrollLeft + frozen) grid.scrollLeft = left - frozen
  else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth
}
