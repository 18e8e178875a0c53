import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type Change, listChanges, undoBatch } from '#shared/changes/schema.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './change-list.module.css'
import { changeInWords } from './change-words.ts'

/** What owners changed, day by day, each with the way back. */
export function ChangeList() {
  const pages = useContractPages(listChanges, { query: {} })
  const { day } = useFormats()
  const changes = pages.data?.pages.flatMap((page) => page.changes) ?? []
  const days = Map.groupBy(changes, (change) => day(change.at))
  return (
    <Page title="Changes" lead="Everything that was changed here, by whom, and how to undo it." width="narrow">
      {pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton height={320} radius="md" />
      ) : changes.length === 0 ? (
        <EmptyState title="Nothing has been changed yet" picture={<GhostRows />}>
          Change a product, and the step appears here, ready to be undone.
        </EmptyState>
      ) : (
        [...days].map(([name, list]) => (
          <section key={name} className={classes.day} aria-label={name}>
            <h2 className={classes.name}>{name}</h2>
            <ul className={classes.changes}>
              {list.map((change) => (
                <ChangeLine key={change.batchId} change={change} />
              ))}
            </ul>
          </section>
        ))
      )}
      <ShowMore pages={pages} />
    </Page>
  )
}

function ChangeLine({ change }: { readonly change: Change }) {
  const client = useQueryClient()
  const { time } = useFormats()
  const undo = useContractMutation(undoBatch, {
    onDone: ({ isThrough }) => {
      // Whatever it was, it is different now.
      void client.invalidateQueries()
      showDone(isThrough ? 'Undone.' : 'Being undone. This takes a moment.')
    },
  })
  const words = changeInWords(change)
  return (
    <li className={classes.change} data-undone={change.undoneAt !== null || undefined}>
      <time className={`${classes.time} tabular`} dateTime={new Date(change.at).toISOString()}>
        {time(change.at)}
      </time>
      <div className={classes.words}>
        {words}
        <span className={classes.by}>
          {change.by || 'The shop itself'}
          {change.undoneAt !== null && ' · undone'}
          {change.isBeingUndone && ' · being undone'}
        </span>
      </div>
      {change.canUndo && (
        <Button
          size="compact-sm"
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate({ parameters: { batchId: change.batchId } })}
          aria-label={`Undo: ${words}`}
        >
          Undo
        </Button>
      )}
    </li>
  )
}
