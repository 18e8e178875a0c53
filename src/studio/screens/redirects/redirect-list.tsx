import { Button } from '@mantine/core'
import { CornerDownRight, Download, FileUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pathOf } from '#shared/http/call.ts'
import { exportRedirectsCall } from '#shared/redirects/import-api.ts'
import { deleteRedirectCall, listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { readablePath } from '#shared/redirects/paths.ts'
import type { Redirect, RedirectOrigin } from '#shared/redirects/schema.ts'
import { ListPage } from '#studio/kit/list-page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { ImportRedirectsDialog } from './import-redirects-dialog.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RedirectTabs } from './redirect-tabs.tsx'
import classes from './redirects.module.css'

const originWords: Readonly<Record<RedirectOrigin, string>> = {
  automatic: 'Automatic',
  manual: 'Added manually',
  import: 'Imported',
}

/** Old URLs and their targets, the newest first. */
export function RedirectList() {
  const { values, change, isNarrowed } = useFilters({ search: 'text' })
  const pages = useContractPages(listRedirectsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.redirects) ?? []
  const formats = useFormats()
  const sayUndo = useUndoNotice()
  const [dialog, setDialog] = useState<'add' | 'import' | null>(useAskedToAdd() ? 'add' : null)
  const remove = useContractMutation(deleteRedirectCall, { outdates: [listRedirectsCall] })
  const deleteOne = ({ id, from }: Redirect) =>
    remove.mutate(
      { parameters: { redirectId: id } },
      { onSuccess: ({ batchId }) => sayUndo(`Redirect from ${readablePath(from)} deleted`, batchId) },
    )
  const buttons = (
    <>
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => setDialog('import')}>
        Import
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
        Add redirect
      </Button>
    </>
  )
  return (
    <>
      <ListPage
        title="Redirects"
        lead="Old URLs that send visitors to a new one. When you change the URL of a product, category or page, a redirect is added automatically."
        noun="redirects"
        label="Redirects"
        pages={pages}
        total={pages.data?.pages[0]?.total}
        rows={rows}
        keyOf={(redirect) => redirect.id}
        nameOf={(redirect) => readablePath(redirect.from) + (redirect.coversBelow ? ' and everything below' : '')}
        nameTitle="From"
        columns={columnsFor(formats, deleteOne)}
        phone={{
          aside: (redirect) => <DeleteButton redirect={redirect} onDelete={deleteOne} />,
          below: (redirect) => (
            <>
              <Target redirect={redirect} />
              <span>{originWords[redirect.origin]}</span>
            </>
          ),
        }}
        actions={
          <>
            <Button
              component="a"
              href={pathOf(exportRedirectsCall, {})}
              download
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              Export
            </Button>
            {buttons}
          </>
        }
        above={<RedirectTabs shown="/redirects" />}
        isNarrowed={isNarrowed}
        onWiden={() => change({ search: null })}
        filters={
          <SearchField
            label="Search by old or new URL"
            value={values.search ?? ''}
            onChange={(search) => change({ search })}
          />
        }
        empty={
          <EmptyState title="No redirects yet" icon={CornerDownRight} action={buttons}>
            When a URL changes, its redirect appears here. Add one yourself to keep links to an old site working.
          </EmptyState>
        }
      />
      <RedirectDialog isOpen={dialog === 'add'} close={() => setDialog(null)} />
      <ImportRedirectsDialog isOpen={dialog === 'import'} close={() => setDialog(null)} />
    </>
  )
}

function columnsFor(formats: Formats, onDelete: (redirect: Redirect) => void) {
  return [
    { title: 'To', wraps: true, cell: (redirect: Redirect) => <Target redirect={redirect} /> },
    { title: 'Type', isSpare: true, cell: (redirect: Redirect) => originWords[redirect.origin] },
    { title: 'Added', isSpare: true, cell: (redirect: Redirect) => formats.ago(redirect.createdAt) },
    {
      title: 'Actions',
      align: 'end' as const,
      cell: (redirect: Redirect) => <DeleteButton redirect={redirect} onDelete={onDelete} />,
    },
  ]
}

function Target({ redirect: { to } }: { readonly redirect: Redirect }) {
  return (
    <a className={classes.target} href={to} target="_blank" rel="noreferrer">
      {readablePath(to)}
    </a>
  )
}

function DeleteButton({
  redirect,
  onDelete,
}: {
  readonly redirect: Redirect
  readonly onDelete: (redirect: Redirect) => void
}) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<Trash2 size={14} aria-hidden />}
      aria-label={`Delete the redirect from ${readablePath(redirect.from)}`}
      onClick={() => onDelete(redirect)}
    >
      Delete
    </Button>
  )
}
