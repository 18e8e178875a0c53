import { ActionIcon, Menu } from '@mantine/core'
import {
  CalendarClock,
  Copy,
  Ellipsis,
  ExternalLink,
  History,
  Keyboard,
  Link2,
  RotateCcw,
  Save,
  Settings,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageContent } from '#shared/pages/content.ts'
import { isShown, SHARED_SECTION } from '#shared/pages/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { PageDialog } from '../settings/page-dialog.tsx'
import { useCopyPreview } from '../use-copy-preview.ts'
import { useDuplicatePage } from '../use-duplicate-page.ts'
import { ScheduleDialog } from './schedule/schedule-dialog.tsx'
import { SharedSectionItems } from './shared/shared-section-items.tsx'
import { useSharedActions } from './shared/use-shared-actions.tsx'
import type { Editing } from './use-editing.ts'
import { SaveVersionDialog } from './versions/save-version-dialog.tsx'
import { VersionsDialog } from './versions/versions-dialog.tsx'

interface PageMenuProps {
  readonly editing: Editing
  readonly discard: () => void
  readonly restore: (content: PageContent) => void
  readonly openHelp: () => void
  /** Whether the name of a version is asked for. */
  readonly isSaving: boolean
  readonly setSaving: (isSaving: boolean) => void
  /** How many problems visitors would have. */
  readonly faultCount: number
  readonly openFaults: () => void
}

/** What can be done with a page besides editing it, and its settings. */
export function PageMenu(props: PageMenuProps) {
  const { editing, discard, restore, openHelp, isSaving, setSaving, faultCount, openFaults } = props
  const { page, log, state } = editing
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const [isScheduleOpen, setScheduleOpen] = useState(false)
  const navigate = useNavigate()
  const duplicate = useDuplicatePage()
  const copyPreview = useCopyPreview()
  const isShared = page.purpose === SHARED_SECTION
  // A post has its settings in its collection.
  const isOwnPage = page.collectionId === null && !isShared
  const hasVersions = isOwnPage || isShared
  const actions = useSharedActions({
    ...{ sharedId: page.id, name: page.title, isNeeded: isShared },
    save: () => log.flush(),
    onRenamed: () => void log.reload(),
    onDeleted: () => void navigate('/shared-sections'),
  })
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label="More actions">
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOwnPage && (
            <Menu.Item leftSection={<Settings size={16} aria-hidden />} onClick={() => setSettingsOpen(true)}>
              Page settings
            </Menu.Item>
          )}
          {isOwnPage && (
            <Menu.Item
              leftSection={<CalendarClock size={16} aria-hidden />}
              // A page that visitors do not see is scheduled as a whole, in its settings.
              onClick={() => (isShown(page) ? setScheduleOpen : setSettingsOpen)(true)}
            >
              Schedule
            </Menu.Item>
          )}
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
          {hasVersions && (
            <Menu.Item leftSection={<Save size={16} aria-hidden />} onClick={() => setSaving(true)}>
              Save version
            </Menu.Item>
          )}
          {hasVersions && (
            <Menu.Item leftSection={<History size={16} aria-hidden />} onClick={() => setVersionsOpen(true)}>
              Versions
            </Menu.Item>
          )}
          {hasVersions && (
            <Menu.Item
              leftSection={<Link2 size={16} aria-hidden />}
              onClick={() => void log.flush().then(() => copyPreview(page.id))}
            >
              Copy preview link
            </Menu.Item>
          )}
          {isOwnPage && (
            <Menu.Item
              leftSection={<Copy size={16} aria-hidden />}
              onClick={() => void log.flush().then(() => duplicate(page))}
            >
              Duplicate page
            </Menu.Item>
          )}
          <Menu.Item leftSection={<TriangleAlert size={16} aria-hidden />} onClick={openFaults}>
            {faultCount === 0 ? 'Check for problems' : `Show ${countInWords(faultCount, 'problems')}`}
          </Menu.Item>
          <Menu.Item leftSection={<Keyboard size={16} aria-hidden />} onClick={openHelp}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} disabled={!state.hasChanges} onClick={discard}>
            Discard unpublished changes
          </Menu.Item>
          {isShared && <SharedSectionItems {...actions} />}
        </Menu.Dropdown>
      </Menu>
      <VersionsDialog
        pageId={page.id}
        draft={state.content}
        isOpen={areVersionsOpen}
        close={() => setVersionsOpen(false)}
        restore={restore}
        save={() => {
          setVersionsOpen(false)
          setSaving(true)
        }}
      />
      <SaveVersionDialog pageId={page.id} log={log} isOpen={isSaving && hasVersions} close={() => setSaving(false)} />
      <ScheduleDialog
        pageId={page.id}
        log={log}
        state={state}
        faultCount={faultCount}
        openFaults={openFaults}
        isOpen={isScheduleOpen}
        close={() => setScheduleOpen(false)}
      />
      {isShared && actions.dialogs}
      <PageDialog
        pageId={areSettingsOpen ? page.id : null}
        close={() => setSettingsOpen(false)}
        // The heading may have followed the title, and the status may have changed.
        onSaved={() => void log.reload()}
        onDeleted={() => void navigate('/pages')}
      />
    </>
  )
}
