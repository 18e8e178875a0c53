import { type ReactNode, useId } from 'react'
import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import {
  bundleNames,
  chooseBundles,
  chosenBundles,
  lineName,
  mostBundles,
  type PieceRow,
} from '#shared/orders/bundled-pieces.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { QuantityInput } from '#studio/kit/quantity-input.tsx'
import classes from './pieces.module.css'

interface PieceListProps<Row> {
  readonly order: Pick<Order, 'lines'>
  /** Which lines can be chosen here: a bundle is whole without the others. All, if left out. */
  readonly canChoose?: (line: OrderLine) => boolean
  readonly rows: readonly Row[]
  /** By the ids of the rows. */
  readonly quantities: ReadonlyMap<string, number>
  /** @param changed the new quantities of some rows, by their ids */
  readonly onChange: (changed: ReadonlyMap<string, number>) => void
  /** What is said about a row besides its options. */
  readonly factsOf?: (row: Row) => string
  /** What is said about a bundle. */
  readonly bundleFactsOf?: (rows: readonly [Row, ...Row[]]) => string
  /** Which pieces of a line are meant, where it has several rows; '' else. */
  readonly labelOf?: (row: Row) => string
  /** More fields of a row. @param name the row as text, for their labels */
  readonly fieldsOf?: (row: Row, name: string) => ReactNode
}

/** Chooses pieces of the lines of an order. A bundle is chosen as a whole, or by its parts, which are below it. */
export function PieceList<Row extends PieceRow<OrderLine>>(props: PieceListProps<Row>) {
  const names = bundleNames(props.order.lines)
  return (
    <ul className={classes.lines}>
      {groupByBundle(props.rows).map(({ bundle, lines: rows }) =>
        bundle ? (
          <BundlePieces key={bundle.id} {...props} rows={rows} names={names} name={names.get(bundle.id)!} />
        ) : (
          <Piece key={rows[0]!.id} {...props} row={rows[0]!} names={names} />
        ),
      )}
    </ul>
  )
}

type Names = { readonly names: ReadonlyMap<string, string> }

function BundlePieces<Row extends PieceRow<OrderLine>>(props: PieceListProps<Row> & Names & { readonly name: string }) {
  const { order, canChoose, rows, quantities, onChange, bundleFactsOf, names, name } = props
  const titleId = useId()
  const lines = order.lines.filter(
    (line) => (canChoose?.(line) ?? true) || rows.some((row) => row.line.variantId === line.variantId),
  )
  const most = mostBundles(rows, lines)
  return (
    <li>
      <div className={classes.line}>
        <div className={classes.words}>
          <div className={classes.title} id={titleId}>
            <ContentText>{name}</ContentText>
          </div>
          <div className={classes.facts}>
            {['Bundle', bundleFactsOf?.(rows as [Row, ...Row[]])].filter(Boolean).join(' · ')}
          </div>
        </div>
        {most > 0 && (
          <QuantityInput
            aria-label={`Quantity of ${name}`}
            w={92}
            most={most}
            showsMost
            value={chosenBundles(rows, lines, quantities)}
            onChange={(bundles) => onChange(chooseBundles(rows, lines, bundles))}
          />
        )}
      </div>
      <ul className={classes.parts} aria-labelledby={titleId}>
        {rows.map((row) => (
          <Piece key={row.id} {...props} row={row} names={names} />
        ))}
      </ul>
    </li>
  )
}

function Piece<Row extends PieceRow<OrderLine>>(props: PieceListProps<Row> & Names & { readonly row: Row }) {
  const { row, names, quantities, onChange, factsOf, labelOf, fieldsOf } = props
  const label = labelOf?.(row) ?? ''
  const name = [lineName(row.line, names), label.toLowerCase()].filter(Boolean).join(', ')
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <div className={classes.title}>
          <ContentText>{row.line.title}</ContentText>
        </div>
        <div className={classes.facts}>
          {[variantTitle(row.line.attributes), label, factsOf?.(row)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <QuantityInput
        aria-label={`Quantity of ${name}`}
        w={92}
        most={row.most}
        showsMost
        value={Math.min(row.most, quantities.get(row.id) ?? 0)}
        onChange={(quantity) => onChange(new Map([[row.id, quantity]]))}
      />
      {fieldsOf?.(row, name)}
    </li>
  )
}
