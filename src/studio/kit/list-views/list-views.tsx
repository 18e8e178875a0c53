import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { BookmarkPlus, Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { listViewsCall, type ViewedList, type ViewQuery } from '#shared/list-views/schema.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useContractQuery } from '../use-contract-query.ts'
import { ArrangeViewsDialog } from './arrange-views-dialog.tsx'
import classes from './list-views.module.css'
import { SaveViewDialog } from './save-view-dialog.tsx'

/** A view that every website has. */
export interface StandardView {
  readonly name: string
  readonly query: ViewQuery
}

interface ListViewsProps {
  readonly list: ViewedList
  /** The whole list first. */
  readonly standard: readonly StandardView[]
  /** Search, filters and order of the list now, as `useFilters` returns them. */
  readonly values: Readonly<Record<string, string | undefined>>
}

/** The views of a list as tabs above it: the standard ones, and the filters that the team has saved under a name. */
export function ListViews({ list, standard, values }: ListViewsProps) {
  const saved = useContractQuery(listViewsCall, { query: { list } }).data?.views ?? []
  const canManage = useMay()('orders.manage')
  const [isSaving, saving] = useDisclosure(false)
  const [isArranging, arranging] = useDisclosure(false)
  const query = queryOf(values)
  const views = [...standard.map((view) => ({ id: view.name, ...view })), ...saved]
  const shown = views.find((view) => isSame(view.query, query))
  return (
    <div className={classes.bar}>
      <nav className={classes.tabs} aria-label="Views">
        {views.map((view) => (
          <Link
            key={view.id}
            className={classes.tab}
            to={{ search: new URLSearchParams(view.query).toString() }}
            replace
            {...(view === shown && { 'aria-current': 'page' as const })}
          >
            {view.name}
          </Link>
        ))}
      </nav>
      {canManage && !shown && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<BookmarkPlus size={16} aria-hidden />}
          onClick={saving.open}
        >
          Save view
        </Button>
      )}
      {canManage && saved.length > 0 && (
        <ActionIcon aria-label="Edit views" onClick={arranging.open}>
          <Settings2 size={16} aria-hidden />
        </ActionIcon>
      )}
      {isSaving && <SaveViewDialog list={list} query={query} saved={saved} close={saving.close} />}
      {isArranging && <ArrangeViewsDialog list={list} saved={saved} close={arranging.close} />}
    </div>
  )
}

/** The values that are set. */
const queryOf = (values: ListViewsProps['values']): ViewQuery =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))

const isSame = (one: ViewQuery, other: ViewQuery): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
