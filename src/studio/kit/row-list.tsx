import { Checkbox, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { ContentText } from '#storefront/content-text.tsx'
import classes from './row-list.module.css'
import { useDocumentKeys } from './shortcuts.ts'
import { type Fit, useFit } from './use-fit.ts'
import type { Selection } from './use-selection.ts'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers and money are right-aligned. */
  readonly align?: 'end'
  /** Names and addresses may wrap; other columns do not. */
  readonly wraps?: boolean
  /** Columns that only wide screens show. */
  readonly isSpare?: boolean
  /** In pixels. Once one column has a width, none moves when its content changes. */
  readonly width?: number
  /** The orders that its heading switches between; the first press chooses the first. */
  readonly sorts?: readonly [first: string, second: string]
}

/** The order of a list, and how its headings change it. */
export interface Sorting {
  readonly value: string
  /** Which orders are ascending: from A to Z, from the lowest to the highest. */
  readonly isAscending: (sort: string) => boolean
  readonly onChange: (sort: string) => void
}

export interface RowListProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The target of a row. Without it the name is not a link. */
  readonly linkOf?: (row: Row) => string
  /** The text of the first column. */
  readonly nameOf: (row: Row) => string
  /** Content before the name, such as a picture. */
  readonly leadOf?: (row: Row) => ReactNode
  readonly nameTitle: string
  readonly nameSorts?: Column<Row>['sorts']
  readonly sorting?: Sorting
  readonly columns: readonly Column<Row>[]
  /** The row on a phone, beside and below its name. */
  readonly phone: { readonly aside: (row: Row) => ReactNode; readonly below: (row: Row) => ReactNode }
  readonly selection?: Selection
  readonly isWaiting: boolean
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Rows of things: a table where it fits, otherwise cards. Up and Down move, Enter opens, x selects. */
export function RowList<Row>(props: RowListProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const list = useRef<HTMLDivElement>(null)
  const fit = useFit(list)
  useDocumentKeys((event) => arrive(event, list.current, props.selection))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside, which are the controls
    <div ref={list} onKeyDown={(event) => moveByKey(event, list.current, props.selection)}>
      {isPhone || fit === 'cards' ? <Cards {...props} /> : <Rows {...props} fit={fit} />}
    </div>
  )
}

interface RowsProps<Row> extends RowListProps<Row> {
  readonly fit: Fit
}

function Rows<Row>({ label, rows, columns, nameTitle, selection, isWaiting, fit, ...props }: RowsProps<Row>) {
  const isFixed = columns.some((column) => column.width !== undefined)
  return (
    <table
      className={classes.table}
      aria-label={label}
      aria-busy={isWaiting}
      data-fixed={isFixed || undefined}
      data-fit={fit}
    >
      <thead>
        <tr>
          {selection && (
            <th className={classes.tick} scope="col">
              <Checkbox
                size="xs"
                aria-label="Select all shown"
                checked={selection.holdsAll}
                indeterminate={selection.count > 0 && !selection.holdsAll}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          <Heading title={nameTitle} sorts={props.nameSorts} sorting={props.sorting} />
          {columns.map(({ cell: _cell, wraps: _wraps, ...column }) => (
            <Heading key={column.title} {...column} sorting={props.sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {isWaiting
          ? SKELETONS.map((key) => (
              <tr key={key}>
                <td colSpan={columns.length + 1 + (selection ? 1 : 0)}>
                  <Skeleton height={12} width={`${38 + ((key.charCodeAt(0) * 17) % 40)}%`} />
                </td>
              </tr>
            ))
          : rows.map((row) => (
              <tr key={props.keyOf(row)} data-selected={selection?.has(props.keyOf(row)) || undefined}>
                {selection && (
                  <td className={classes.tick}>
                    <Tick selection={selection} id={props.keyOf(row)} name={props.nameOf(row)} />
                  </td>
                )}
                <td>
                  <span className={classes.name}>
                    {props.leadOf?.(row)}
                    <RowLink to={props.linkOf?.(row)} id={props.keyOf(row)} name={props.nameOf(row)} />
                  </span>
                </td>
                {columns.map(({ title, cell, align, isSpare, wraps }) => (
                  <td key={title} data-align={align} data-spare={isSpare} data-wraps={wraps}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  )
}

function Cards<Row>({ label, rows, phone, selection, isWaiting, ...props }: RowListProps<Row>) {
  if (isWaiting) {
    return (
      <div className={classes.cards} aria-busy>
        {SKELETONS.map((key) => (
          <div key={key} className={classes.card}>
            <Skeleton height={14} width="45%" />
            <Skeleton height={12} width="70%" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li
          key={props.keyOf(row)}
          className={classes.card}
          data-selected={selection?.has(props.keyOf(row)) || undefined}
        >
          {selection && <Tick selection={selection} id={props.keyOf(row)} name={props.nameOf(row)} />}
          {props.leadOf?.(row)}
          <div className={classes.cardWords}>
            <div className={classes.cardLine}>
              <RowLink to={props.linkOf?.(row)} id={props.keyOf(row)} name={props.nameOf(row)} />
              <span className="tabular">{phone.aside(row)}</span>
            </div>
            <div className={classes.cardBelow}>{phone.below(row)}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface HeadingProps extends Pick<Column<never>, 'title' | 'align' | 'isSpare' | 'width' | 'sorts'> {
  readonly sorting: Sorting | undefined
}

/** The heading of a column; a press sorts by it, if the list can be sorted by it. */
function Heading({ title, align, isSpare, width, sorts, sorting }: HeadingProps) {
  const current = sorts?.find((sort) => sort === sorting?.value)
  const isUp = current !== undefined && sorting!.isAscending(current)
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      data-align={align}
      data-spare={isSpare}
      style={width === undefined ? undefined : { width }}
      aria-sort={current === undefined ? undefined : isUp ? 'ascending' : 'descending'}
    >
      {sorts && sorting ? (
        <button
          type="button"
          className={classes.sort}
          data-current={current !== undefined || undefined}
          onClick={() => sorting.onChange(current === sorts[0] ? sorts[1] : sorts[0])}
        >
          {title}
          <Arrow size={12} aria-hidden />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

interface RowLinkProps {
  readonly to: string | undefined
  readonly id: string
  readonly name: string
}

function RowLink({ to, id, name }: RowLinkProps) {
  if (to === undefined)
    return (
      <span className={classes.words}>
        <ContentText>{name}</ContentText>
      </span>
    )
  return (
    <Link className={classes.link} to={to} data-row={id}>
      <ContentText>{name}</ContentText>
    </Link>
  )
}

function Tick({ selection, id, name }: { readonly selection: Selection; readonly id: string; readonly name: string }) {
  return (
    <Checkbox
      className={classes.tickBox}
      size="xs"
      aria-label={`Select ${name}`}
      checked={selection.has(id)}
      onChange={(event) => selection.toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
    />
  )
}

/**
 * Whether keys apply to the list although nothing in it has the focus: on a fresh screen, and in the search above it.
 */
function isBeforeList(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target === document.body || target.matches('h1, main'))
}

/** Down and x move from a fresh list to its first row; Down also from the search. */
function arrive(event: globalThis.KeyboardEvent, list: HTMLElement | null, selection: Selection | undefined): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
  const isMeant = event.key === 'ArrowDown' ? isSearch || isBeforeList(event.target) : false
  const isSelecting = event.key === 'x' && selection !== undefined && isBeforeList(event.target)
  const first = list?.querySelector<HTMLElement>('[data-row]')
  if (!first || !(isMeant || isSelecting)) return
  event.preventDefault()
  first.focus()
  if (isSelecting) selection.toggle(first.dataset.row!, false)
}

/** Up, Down, Home and End move between the rows' links; x selects the focused one. */
function moveByKey(event: KeyboardEvent, list: HTMLElement | null, selection: Selection | undefined): void {
  const here = event.target
  if (!(here instanceof HTMLElement) || !here.dataset.row || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'x' && selection) {
    event.preventDefault()
    selection.toggle(here.dataset.row, false)
    return
  }
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = links.indexOf(here)
  const target = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Home: links[0], End: links.at(-1) }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
