import { ActionIcon, Button, Menu, SegmentedControl, Tooltip } from '@mantine/core'
import { ChevronLeft, Ellipsis, ExternalLink, Keyboard, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { readDraftCall } from '#shared/pages/draft/api.ts'
import type { StepLogState } from '#shared/pages/draft/step-log.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { type Device, devices } from './devices.ts'
import classes from './editor.module.css'

interface EditorBarProps {
  readonly page: Pick<ReplyOf<typeof readDraftCall>['page'], 'id' | 'title' | 'status' | 'path' | 'collectionId'>
  readonly state: StepLogState
  /** The names of the others who are editing the page. */
  readonly others: readonly string[]
  readonly device: Device
  readonly setDevice: (device: Device) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly publish: () => void
  readonly isPublishing: boolean
  readonly discard: () => void
  readonly openHelp: () => void
}

const savingText = { saved: 'Saved', saving: 'Saving…', away: 'Not saved. Trying again…' } as const

/** The bar of the editor: the page, the device, undo and publish. */
export function EditorBar(props: EditorBarProps) {
  const { page, state, others, device, setDevice, undo, redo, publish, isPublishing, discard, openHelp } = props
  const isVisible = page.status === 'published'
  const back = page.collectionId
    ? { to: `/items/${page.id}`, label: 'Settings of the post' }
    : { to: '/pages', label: 'Pages' }
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to={back.to} aria-label={back.label}>
        <ChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.names}>
        <h1 className={classes.title}>{page.title}</h1>
        <div className={classes.state}>
          {!isVisible ? (
            <StateMark tone="wait">Draft</StateMark>
          ) : state.hasChanges ? (
            <StateMark tone="go">Unpublished changes</StateMark>
          ) : (
            <StateMark tone="done">Published</StateMark>
          )}
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
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label="More actions">
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {page.path !== null && (
            <Menu.Item
              component="a"
              href={page.path}
              target="_blank"
              rel="noreferrer"
              leftSection={<ExternalLink size={16} aria-hidden />}
            >
              View published page
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Keyboard size={16} aria-hidden />} onClick={openHelp}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} disabled={!state.hasChanges} onClick={discard}>
            Discard unpublished changes
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button onClick={publish} disabled={state.isPublished} loading={isPublishing}>
        Publish
      </Button>
    </header>
  )
}

function othersInWords(names: readonly string[]): string {
  if (names.length === 0) return ''
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'} editing this page`
}
