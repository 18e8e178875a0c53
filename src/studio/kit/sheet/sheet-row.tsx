// biome-ignore-all lint/a11y/useSemanticElements: a table cannot scroll both ways under a head and a column that stay; the roles say what it is
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
import { memo, type ReactNode } from 'react'
import { CellChoices } from './cell-choices.tsx'
import { CellField } from './cell-field.tsx'
import { type SheetColumn, widthOf } from './columns.ts'
import classes from './sheet.module.css'
import type { SheetEditing, SheetState } from './use-sheet.ts'

interface SheetRowProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  readonly start: number
  readonly columns: readonly SheetColumn<Row>[]
  /** Column of the active cell, of the selection's sides, and of the fill handle; -1 for none. */
  readonly active: number
  readonly left: number
  readonly right: number
  readonly handle: number
  readonly editing: SheetEditing | null
  readonly sheet: SheetState<Row> | null
}

/** One row. It is memoized, so that 250 variants stay fast. */
export const SheetRow = memo(function SheetRow<Row>(props: SheetRowProps<Row>) {
  const { id, row, index, start, columns, active, left, right, handle, editing, sheet } = props
  return (
    <div className={classes.row} role="row" aria-rowindex={index + 2} style={{ transform: `translateY(${start}px)` }}>
      {columns.map((column, place) => {
        const isEdited = place === active && editing !== null && sheet !== null
        return (
          <div
            key={column.id}
            id={`${id}-${index}-${place}`}
            className={classes.cell}
            role="gridcell"
            aria-colindex={place + 1}
            aria-selected={place >= left && place <= right}
            aria-readonly={column.write ? undefined : true}
            data-cell={`${index}:${place}`}
            data-align={column.align}
            data-active={place === active || undefined}
            data-frozen={place === 0 || undefined}
            data-fixed={column.write ? undefined : true}
            style={widthOf(column)}
          >
            {isEdited ? (
              column.choices ? (
                <CellChoices sheet={sheet} column={column} row={row} />
              ) : (
                <CellField sheet={sheet} column={column} row={row} typed={editing.typed} />
              )
            ) : (
              drawCell(column, row)
            )}
            {place === handle && column.write && <span className={classes.handle} data-handle aria-hidden />}
          </div>
        )
      })}
    </div>
  )
}) as <Row>(props: SheetRowProps<Row>) => ReactNode

function drawCell<Row>(column: SheetColumn<Row>, row: Row): ReactNode {
  const text = column.text(row)
  if (column.toggles) {
    const isOn = text === column.toggles[1]
    return (
      <>
        <span className={classes.box} data-box data-on={isOn || undefined} aria-hidden />
        <span className={classes.hidden}>{text}</span>
      </>
    )
  }
  return (
    column.draw?.(row) ?? (
      <span className={classes.text} title={text}>
        {text}
      </span>
    )
  )
}
