import { Alert, Anchor, List, Progress, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { getImportCall, listImportRowsCall, listImportsCall } from '#shared/imports/api.ts'
import { importFormatTitles } from '#shared/imports/formats.ts'
import type { Import } from '#shared/imports/schema.ts'
import { listProductsCall } from '#shared/products/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { Refusal } from '#studio/kit/refusal.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { Decisions } from './decisions.tsx'
import { ImportCountsLine, type RowView } from './import-counts.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSteps } from './import-steps.tsx'
import { countOfThings, isMoving, percentOf, stateWords } from './import-words.ts'
import classes from './imports.module.css'
import { NewCategories } from './new-categories.tsx'

const back = { to: '/imports', label: 'Import' }

/** One import, from the dry run to the report and its undoing. */
export function ImportPage() {
  const { importId = '' } = useParams()
  const query = useContractQuery(
    getImportCall,
    { parameters: { importId } },
    { refetchInterval: (reply) => (reply && isMoving(reply.import) ? 1_000 : false) },
  )
  useFreshRows(query.data?.import)
  return (
    <DetailPage query={query} back={back} waitingTitle="Import">
      {(reply) => <Report one={reply.import} />}
    </DetailPage>
  )
}

/** The rows of the report change when the state does. */
function useFreshRows(one: Import | undefined) {
  const client = useQueryClient()
  const state = useRef(one?.state)
  useEffect(() => {
    if (one && state.current !== undefined && state.current !== one.state) {
      for (const contract of [listImportRowsCall, listImportsCall, listProductsCall]) {
        void client.invalidateQueries({ queryKey: keyOf(contract) })
      }
    }
    state.current = one?.state
  }, [one, client])
}

function Report({ one }: { readonly one: Import }) {
  const { moment, number } = useFormats()
  const { tone, label } = stateWords[one.state]
  const percent = percentOf(one)
  // Before the whole file is read, the numbers would be wrong.
  const isUnread = one.state === 'checking'
  const [view, setView] = useState<RowView>('all')
  const [busy, setBusy] = useState<Refusal | null>(null)
  return (
    <Page
      title={one.filename}
      back={back}
      marks={<StateMark tone={tone}>{label}</StateMark>}
      lead={[
        importFormatTitles[one.format],
        one.collectionTitle && `into ${one.collectionTitle}`,
        moment(one.createdAt),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<ImportSteps one={one} setBusy={setBusy} />}
    >
      <div className={classes.stack}>
        {busy && <RunningNotice refusal={busy} onClose={() => setBusy(null)} />}
        {one.failure && (
          <Alert color="danger" role="alert">
            {one.failure}
          </Alert>
        )}
        {percent !== null && (
          <div className={classes.progress}>
            <Progress value={percent} size="sm" aria-label={label} />
            <Text size="sm" c="dimmed" className="tabular" role="status">
              {one.total === 0 ? 'Reading the file…' : `${number(one.position)} of ${countOfThings(one, one.total)}`}
              {one.state === 'running' && '. You can leave this page; the import continues.'}
            </Text>
          </div>
        )}
        {!isUnread && one.state !== 'failed' && <ImportCountsLine one={one} view={view} setView={setView} />}
        {one.pictures.waiting > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {countInWords(one.pictures.waiting, 'files')} left to download.
          </Text>
        )}
        <Decisions one={one} />
        {one.notices.length > 0 && (
          <Notes list={one.notices} isPast={one.state !== 'checking' && one.state !== 'checked'} />
        )}
        {one.newCategories.length > 0 && <NewCategories one={one} />}
        <ImportPictures one={one} />
        {!isUnread && one.state !== 'failed' && <ImportRows one={one} view={view} setView={setView} />}
      </div>
    </Page>
  )
}

/** Another import is running: its progress, and a link to it. */
function RunningNotice({ refusal, onClose }: { readonly refusal: Refusal; readonly onClose: () => void }) {
  const { importId } = refusal.failure
  return (
    <RefusalNotice onClose={onClose}>
      {refusal.message}{' '}
      {typeof importId === 'string' && (
        <Anchor component={Link} to={`/imports/${importId}`} inherit>
          View that import
        </Anchor>
      )}
    </RefusalNotice>
  )
}

interface NotesProps {
  readonly list: readonly string[]
  /** Whether the counted actions have happened, or were undone. */
  readonly isPast: boolean
}

function Notes({ list, isPast }: NotesProps) {
  return (
    <Panel title="About this file" lead={isPast ? 'Noted when the file was checked.' : undefined}>
      <List size="sm">
        {list.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    </Panel>
  )
}
