import { Button } from '@mantine/core'
import classes from './show-more.module.css'

interface ShowMoreProps {
  /** A list that is read page by page, as `useContractPages` gives it. */
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): unknown
  }
}

/** The way to the next page of a list, below it; nothing on the last one. */
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
