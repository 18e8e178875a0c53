import { ActionIcon, Menu } from '@mantine/core'
import {
  Copy,
  Ellipsis,
  ExternalLink,
  History,
  Keyboard,
  Link2,
  RotateCcw,
  Settings,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageContent } from '#shared/pages/content.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { PageDialog } from '../settings/page-dialog.tsx'
import { useCopyPreview } from '../use-copy-preview.ts'
import { useDuplicatePage } from '../use-duplicate-page.ts'
import { SharedSectionItems } from './shared/shared-section-items.tsx'
import { useSharedActions } from './shared/use-shared-actions.tsx'
import type { Editing } from './use-editing.ts'
import { VersionsDialog } from './versions/versions-dialog.tsx'

interface PageMenuProps {
  readonly editing: Editing
  readonly discard: () => void
  readonly restore: (content: PageContent) => void
  readonly openHelp: () => void
  /** How many problems visitors would have. */
  readonly faultCount: number
  readonly openFaults: () => void
}

/** What can be done with a page besides editing it, and its settings. */
export function PageMenu({ editing, discard, restore, openHelp, faultCount, openFaults }: PageMenuProps) {
  const { page, log, state } = editing
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
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
