import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { countInWords } from './counts.ts'
import { Filters } from './filters.tsx'
import classes from './list-page.module.css'
import { Page } from './page.tsx'
import { RowList, type RowListProps } from './row-list.tsx'
import { ShowMore } from './show-more.tsx'
import { ErrorState } from './states.tsx'
import { troubleTitles } from './trouble-titles.ts'

/** A paged list, as `useContractPages` returns it. */
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
  /** Content above the list in any case, such as its folders. */
  readonly above?: ReactNode
  readonly actions?: ReactNode
  readonly pages: Pages
  /** Search and filters. They are hidden while the list has nothing at all. */
  readonly filters?: ReactNode
  readonly isNarrowed: boolean
  /** Removes search and filters. */
  readonly onWiden: () => void
  /** Shown while nothing exists yet. */
  readonly empty: ReactNode
  /** The plural of the things, for 'No orders match'. */
  readonly noun: string
  /** The title where the list cannot be read; absent: the one of all screens. */
  readonly errorTitle?: string
  /** The number of things in the whole list, if the server returns it. */
  readonly total?: number | null | undefined
  /** Content between the filters and the rows. */
  readonly beforeRows?: ReactNode
}

/** A whole screen with a list: a screen only declares its columns. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    lead,
    back,
    above,
    actions,
    pages,
    filters,
    isNarrowed,
    onWiden,
    empty,
    noun,
    rows,
    errorTitle,
    ...others
  } = props
  const { total, beforeRows, ...list } = others
  const isEmpty = !pages.isPending && !pages.error && rows.length === 0
  return (
    // While nothing exists yet, the empty state has the only button.
    <Page title={title} lead={lead} back={back} actions={isEmpty && !isNarrowed ? undefined : actions}>
      {above}
      {filters && (isNarrowed || !isEmpty) && <Filters isNarrowed={isNarrowed}>{filters}</Filters>}
      {rows.length > 0 && beforeRows}
      {pages.error && rows.length === 0 ? (
        <ErrorState
          title={isNarrowed ? troubleTitles.results : errorTitle}
          error={pages.error}
          onRetry={() => pages.refetch()}
        />
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

/** '308 products', or '50 of 308 products' while more can be loaded. */
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
