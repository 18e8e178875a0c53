import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { countInWords } from './counts.ts'
import { Filters } from './filters.tsx'
import classes from './list-page.module.css'
import { Page } from './page.tsx'
import { RowList, type RowListProps } from './row-list.tsx'
import { ShowMore } from './show-more.tsx'
import { ErrorState } from './states.tsx'

/** A list that is read page by page, as `useContractPages` gives it. */
interface Pages {
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly error: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): unknown
  refetch(): unknown
}

interface ListPageProps<Row> extends Omit<RowListProps<Row>, 'isWaiting'> {
  readonly title: string
  readonly lead?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  /** What stands above the list in any case, such as its folders. */
  readonly above?: ReactNode
  readonly actions?: ReactNode
  readonly pages: Pages
  /** Search and filters. They stay away while there is nothing at all to narrow. */
  readonly filters?: ReactNode
  readonly isNarrowed: boolean
  /** Takes search and filters away. */
  readonly onWiden: () => void
  /** Where nothing exists yet. */
  readonly empty: ReactNode
  /** What the things are called, for 'No orders match'. */
  readonly noun: string
  /** How many there are in the whole list, where the server tells. */
  readonly total?: number | null | undefined
  /** What stands between the filters and the rows. */
  readonly beforeRows?: ReactNode
}

/** A whole screen that shows a list: a screen declares its columns and this does the rest. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, lead, back, above, actions, pages, filters, isNarrowed, onWiden, empty, noun, rows, ...others } = props
  const { total, beforeRows, ...list } = others
  const isEmpty = !pages.isPending && !pages.error && rows.length === 0
  return (
    // The first step stands alone where nothing exists yet.
    <Page title={title} lead={lead} back={back} actions={isEmpty && !isNarrowed ? undefined : actions}>
      {above}
      {filters && (isNarrowed || !isEmpty) && <Filters isNarrowed={isNarrowed}>{filters}</Filters>}
      {rows.length > 0 && beforeRows}
      {pages.error && rows.length === 0 ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : isEmpty ? (
        isNarrowed ? (
          <NothingMatches noun={noun} onWiden={onWiden} />
        ) : (
          empty
        )
      ) : (
        <div className={classes.list} data-former={pages.isPlaceholderData || undefined}>
          <RowList rows={rows} isWaiting={pages.isPending} {...list} />
        </div>
      )}
      <ShowMore pages={pages} />
      <p className={classes.count} role="status">
        {countShown(rows.length, pages.hasNextPage, total ?? null, noun)}
      </p>
    </Page>
  )
}

/** '308 products', or '50 of 308 products' while more can be shown. */
function countShown(shown: number, hasMore: boolean, total: number | null, noun: string): string {
  if (shown === 0) return ''
  if (!hasMore) return countInWords(shown, noun)
  return total === null ? '' : `${shown.toLocaleString('en')} of ${countInWords(total, noun)}`
}

function NothingMatches({ noun, onWiden }: { readonly noun: string; readonly onWiden: () => void }) {
  return (
    <div className={classes.nothing} role="status">
      <p>No {noun} match your search and filters.</p>
      <Button variant="default" onClick={onWiden}>
        Show all {noun}
      </Button>
    </div>
  )
}
