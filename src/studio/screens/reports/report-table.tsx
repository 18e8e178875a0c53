import type { ReactNode } from 'react'
import classes from './reports.module.css'

export interface ReportColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** A button instead of a number: in a stacked row it stays beside the name. */
  readonly isAction?: boolean
  /** Where the numbers of the rows don’t add up, because something counts in several of them. */
  readonly hasNoTotal?: boolean
}

interface Props<Row> {
  readonly label: string
  readonly nameTitle: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => ReactNode
  readonly columns: readonly ReportColumn<Row>[]
  /** The last row, with the sums. */
  readonly total?: Row
  /** On a phone the numbers are below the names, for tables with few rows and long names. */
  readonly isStacked?: boolean
  /** Ten columns or more: they are narrow, and stacked on a phone. */
  readonly hasManyColumns?: boolean
}

/** Numbers in a table. On a phone it scrolls sideways, and the names stay in view; or its rows are stacked. */
export function ReportTable<Row>(props: Props<Row>) {
  const { label, nameTitle, rows, keyOf, nameOf, columns, total, hasManyColumns, isStacked = hasManyColumns } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={`${label}: table`}>
      <table className={classes.table} data-stacked={isStacked} data-many={hasManyColumns}>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" data-number>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map(({ title, cell, isAction }) => (
                <td key={title} data-number data-title={title} data-action={isAction}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map(({ title, cell, isAction, hasNoTotal }) => (
                <td key={title} data-number data-title={title} data-action={isAction}>
                  {hasNoTotal ? null : cell(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
