import { UnstyledButton } from '@mantine/core'
import { type Import, type ImportCounts, importActions } from '#shared/imports/schema.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './imports.module.css'

const named: readonly (readonly [keyof ImportCounts, planned: string, done: string, undone: string])[] = [
  ['create', 'to add', 'added', 'removed again'],
  ['update', 'to update', 'updated', 'restored'],
  ['unchanged', 'unchanged', 'unchanged', 'unchanged'],
  ['skip', 'skipped', 'skipped', 'skipped'],
  ['error', 'can’t be imported', 'couldn’t be imported', 'couldn’t be imported'],
  ['warnings', 'with warnings', 'with warnings', 'with warnings'],
]

/** Which products, posts or pages of the file are shown. */
export const rowViews = ['all', 'problems', ...importActions] as const
export type RowView = (typeof rowViews)[number]

interface ImportCountsProps {
  readonly one: Import
  readonly view: RowView
  readonly setView: (view: RowView) => void
}

/**
 * The result in numbers: what will happen, or what has. A press on a number filters its products; a second press shows
 * all.
 */
export function ImportCountsLine({ one, view, setView }: ImportCountsProps) {
  const counts = one.outcome ?? one.planned
  const { number } = useFormats()
  return (
    <div className={`${classes.counts} tabular`}>
      {named.map(([name, planned, done, undone]) => {
        const own: RowView = name === 'warnings' ? 'problems' : name
        return (
          <UnstyledButton
            key={name}
            className={classes.countBox}
            data-quiet={counts[name] === 0 || undefined}
            data-kind={name}
            aria-pressed={view === own}
            onClick={() => setView(view === own ? 'all' : own)}
          >
            <strong>{number(counts[name])}</strong>
            <span>{one.state === 'undone' ? undone : one.outcome ? done : planned}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
