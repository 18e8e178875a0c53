import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { finalReasons } from '#shared/changes/final-reasons.ts'
import { type Change, listChangesCall, undoBatchCall } from '#shared/changes/schema.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { Filters } from '#studio/kit/filters.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { ChangeDetails } from './change-details.tsx'
import classes from './change-list.module.css'
import { capital, changeInWords, changeNouns } from './change-words.ts'

/** Changes of owners, day by day, each with an undo button. */
export function ChangeList() {
  const { values, change, isNarrowed } = useFilters({
    noun: Object.keys(changeNouns),
    userId: 'text',
    since: 'day',
    until: 'day',
    search: 'text',
  })
  const pages = useContractPages(listChangesCall, { query: values })
  const people = pages.data?.pages[0]?.people ?? []
  const { day } = useFormats()
  const changes = pages.data?.pages.flatMap((page) => page.changes) ?? []
  const days = Map.groupBy(changes, ({ at }) => day(at))
  return (
    <Page title="Changes" lead="History of changes. You can undo most of them.">
      {(isNarrowed || changes.length > 0) && (
        <Filters isNarrowed={isNarrowed}>
          <SearchField label="Search changes" value={values.search ?? ''} onChange={(search) => change({ search })} />
          <FilterSelect
            label="Type"
            width={150}
            value={values.noun}
            choices={Object.entries(changeNouns).map(([value, [one]]) => ({ value, label: capital(one) }))}
            onChange={(noun) => change({ noun })}
          />
          {people.length > 1 && (
            <FilterSelect
              label="Person"
              width={160}
              value={values.userId}
              choices={people.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(userId) => change({ userId })}
            />
          )}
          <DayField label="From" value={values.since} onChange={(since) => change({ since })} />
          <DayField label="Until" value={values.until} onChange={(until) => change({ until })} />
        </Filters>
      )}
      {pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton height={320} radius="md" />
      ) : changes.length === 0 && isNarrowed ? (
        <EmptyState
          title="No changes match"
          action={
            <Button
              variant="default"
              onClick={() => change({ noun: null, userId: null, since: null, until: null, search: null })}
            >
              Clear filters
            </Button>
          }
        >
          Try a different search or change the filters.
        </EmptyState>
      ) : changes.length === 0 ? (
        <EmptyState title="No changes yet" picture={<GhostRows />}>
          Changes to products, pages and settings appear here, and you can undo them.
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
  const undo = useContractMutation(undoBatchCall, {
    onDone: ({ isThrough }) => {
      // An undo may change anything.
      void client.invalidateQueries()
      showDone(isThrough ? 'Undone.' : 'Undoing. This takes a moment.')
    },
  })
  const words = changeInWords(change)
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <li className={classes.change} data-undone={change.undoneAt !== null || undefined}>
      <time className={`${classes.time} tabular`} dateTime={new Date(change.at).toISOString()}>
        {time(change.at)}
      </time>
      <div className={classes.words}>
        {words}
        <span className={classes.by}>
          {change.by || 'Automatic'}
          {change.undoneAt !== null && ' · undone'}
          {change.isBeingUndone && ' · undoing'}
        </span>
        {change.whyFinal && <span className={classes.by}>{finalReasons[change.whyFinal]}</span>}
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-expanded={isOpen}
        aria-label={`Details: ${words}`}
        onClick={toggle}
      >
        Details
      </Button>
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
      {isOpen && <ChangeDetails batchId={change.batchId} />}
    </li>
  )
}
