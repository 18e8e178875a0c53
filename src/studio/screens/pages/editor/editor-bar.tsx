import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core'
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { readDraftCall } from '#shared/pages/draft/api.ts'
import type { StepLogState } from '#shared/pages/draft/step-log-state.ts'
import { isShown, SHARED_SECTION } from '#shared/pages/schema.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { PageStatus } from '../page-status.tsx'
import { type Device, devices } from './devices.ts'
import classes from './editor.module.css'
import { SharedPages } from './shared/shared-pages.tsx'

interface EditorBarProps {
  readonly page: Pick<
    ReplyOf<typeof readDraftCall>['page'],
    'id' | 'title' | 'status' | 'purpose' | 'path' | 'collectionId' | 'scheduled'
  >
  readonly state: StepLogState
  /** The names of the others who are editing the page. */
  readonly others: readonly string[]
  readonly device: Device
  readonly setDevice: (device: Device) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly publish: () => void
  readonly isPublishing: boolean
  /** What can be done with the page besides editing it. */
  readonly menu: ReactNode
}

const savingText = { saved: 'Saved', saving: 'Saving…', away: 'Not saved. Trying again…' } as const

/** The bar of the editor: the page, the device, undo and publish. */
export function EditorBar(props: EditorBarProps) {
  const { page, state, others, device, setDevice, undo, redo, publish, isPublishing, menu } = props
  const { moment } = useFormats()
  const [search] = useSearchParams()
  const isShared = page.purpose === SHARED_SECTION
  const back = backOf(page, search.get('from'))
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to={back.to} aria-label={back.label}>
        <ChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.names}>
        <h1 className={classes.title}>
          {page.title}
          {isShared && <span className={classes.sharedMark}>Shared section</span>}
        </h1>
        <div className={classes.state}>
          {page.scheduled ? (
            <StateMark tone="go">{`${statusLabels.scheduled} · ${moment(page.scheduled.publishAt)}`}</StateMark>
          ) : isShown(page) && state.hasChanges ? (
            <StateMark tone="go">Unpublished changes</StateMark>
          ) : (
            <PageStatus status={page.status} />
          )}
          {isShared && <SharedPages sharedId={page.id} />}
          <span role="status">{savingText[state.saving]}</span>
          <span role="status" className={classes.others}>
            {othersInWords(others)}
          </span>
        </div>
      </div>
      <SegmentedControl
        size="xs"
        aria-label="Device"
        value={device}
        onChange={(next) => setDevice(next as Device)}
        data={Object.entries(devices).map(([value, { name, icon: Icon }]) => ({
          value,
          label: (
            <span className={classes.device}>
              <Icon size={16} aria-hidden />
              <span>{name}</span>
            </span>
          ),
        }))}
      />
      <Tooltip label={state.undoLabel ? `Undo: ${state.undoLabel}` : 'Undo'}>
        <ActionIcon aria-label="Undo" disabled={state.undoLabel === null} onClick={undo}>
          <Undo2 size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={state.redoLabel ? `Redo: ${state.redoLabel}` : 'Redo'}>
        <ActionIcon aria-label="Redo" disabled={state.redoLabel === null} onClick={redo}>
          <Redo2 size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {menu}
      <Button onClick={publish} disabled={state.isPublished} loading={isPublishing}>
        Publish
      </Button>
    </header>
  )
}

/** @param from the page from which a shared section was opened */
function backOf({ id, purpose, collectionId }: EditorBarProps['page'], from: string | null) {
  if (collectionId) return { to: `/items/${id}`, label: 'Settings of the post' }
  if (purpose !== SHARED_SECTION) return { to: '/pages', label: 'Pages' }
  return from !== null && idSchema.safeParse(from).success
    ? { to: `/pages/${from}/edit`, label: 'Back to the page' }
    : { to: '/shared-sections', label: 'Shared sections' }
}

function othersInWords(names: readonly string[]): string {
  if (names.length === 0) return ''
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'} editing this page too`
}
