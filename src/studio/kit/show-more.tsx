import { Button } from '@mantine/core'
import classes from './show-more.module.css'

interface ShowMoreProps {
  /** A paged list, as `useContractPages` returns it. */
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): unknown
  }
}

/** The button for the next page of a list; nothing on the last page. */
export function ShowMore({ pages }: ShowMoreProps) {
  if (!pages.hasNextPage) return null
  return (
    <div className={classes.more}>
      <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
}
