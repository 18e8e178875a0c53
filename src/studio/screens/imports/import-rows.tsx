import { SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { listImportRowsCall } from '#shared/imports/api.ts'
import { hasPosts } from '#shared/imports/formats.ts'
import type { Import, ImportRow } from '#shared/imports/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import type { RowView } from './import-counts.tsx'
import { actionWords, undoneWords } from './import-words.ts'
import classes from './imports.module.css'

interface ImportRowsProps {
  readonly one: Import
  readonly view: RowView
  readonly setView: (view: RowView) => void
}

const kindWords = { post: 'Post', page: 'Page' } as const

/** Where a product, post or page of the file is edited. */
function pathOfRow({ kind, productId }: ImportRow): string {
  if (kind === 'product') return `/products/${productId}`
  return kind === 'post' ? `/items/${productId}` : `/pages/${productId}/edit`
}

/** Every product, post or page of the file in its order: action, changes and problems. */
export function ImportRows({ one, view, setView }: ImportRowsProps) {
  const [search, setSearch] = useState('')
  const isOfPosts = hasPosts(one.format)
  const isAction = view !== 'all' && view !== 'problems'
  const pages = useContractPages(listImportRowsCall, {
    parameters: { importId: one.id },
    query: {
      ...(search && { search }),
      ...(isAction && { action: view }),
      ...(view === 'problems' && { only: 'problems' as const }),
    },
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Panel title={isOfPosts ? 'Posts and pages in the file' : 'Products in the file'} isFlush>
      <div className={classes.filters}>
        <SegmentedControl
          size="xs"
          aria-label={isOfPosts ? 'Which posts and pages' : 'Which products'}
          value={isAction ? '' : view}
          onChange={(next) => setView(next as RowView)}
          data={[
            { value: 'all', label: 'All' },
            { value: 'problems', label: 'Warnings and errors' },
          ]}
        />
        <SearchField
          label={isOfPosts ? 'Search by title' : 'Search by title or SKU'}
          value={search}
          onChange={setSearch}
        />
      </div>
      {pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton height={160} m="md" />
      ) : rows.length === 0 ? (
        <Text c="dimmed" px="var(--panel-inline)" pb={20}>
          {view === 'problems' && !search
            ? 'No warnings or errors.'
            : isOfPosts
              ? 'No posts or pages found.'
              : 'No products found.'}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <Row key={row.position} row={row} isUndone={one.state === 'undone'} />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} />
    </Panel>
  )
}

function Row({ row, isUndone }: { readonly row: ImportRow; readonly isUndone: boolean }) {
  const { tone, label, done } = isUndone && row.isDone ? undoneWords(row.action) : actionWords[row.action]
  const { money } = useFormats()
  const priceOf = ({ priceFromCents: from, priceToCents: to }: ImportRow) =>
    from !== null && to !== null && (from === to ? money(from) : `${money(from)} – ${money(to)}`)
  const lines = row.line === row.lastLine ? `Line ${row.line}` : `Lines ${row.line}–${row.lastLine}`
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        {row.productId ? (
          <Link className={classes.importName} to={pathOfRow(row)}>
            {row.title || 'No title'}
          </Link>
        ) : (
          <span className={classes.importName}>{row.title || 'No title'}</span>
        )}
        <StateMark tone={tone}>{row.isDone ? done : label}</StateMark>
      </div>
      <div className={`${classes.facts} tabular`}>
        {[
          row.kind !== 'product' && kindWords[row.kind],
          lines,
          row.sku,
          row.variantCount > 1 && `${row.variantCount} variants`,
          priceOf(row),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {row.oldPath !== '' && !isUndone && (
        <div className={classes.facts}>
          Old URL <span className={classes.path}>{row.oldPath}</span>{' '}
          {row.isDone ? 'redirects here' : 'will redirect here'}
        </div>
      )}
      {row.changes.map(({ field, before, after }) => (
        <div key={field} className={classes.facts}>
          {field}: <del>{before || 'None'}</del> → {after || 'None'}
        </div>
      ))}
      {row.problems.map(({ severity, line, column, sentence }) => (
        <div key={`${line} ${column} ${sentence}`} className={classes.problem} data-severity={severity}>
          {[`Line ${line}`, column].filter(Boolean).join(', ')}: {sentence}
        </div>
      ))}
    </li>
  )
}
