import { VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { readDraftCall } from '#shared/pages/draft/api.ts'
import { hasNoTitle } from '#shared/pages/schema.ts'
import { isPlaced } from '#shared/pages/section.ts'
import { placesOf, withoutGone } from '#shared/pages/shared-sections/shared-content.ts'
import type { CanvasView } from '#studio/canvas/protocol.ts'
import { SectionDialog } from '../ready-made/section-dialog.tsx'
import { CanvasFrame } from './canvas-frame.tsx'
import { canvasHostOf } from './canvas-host.ts'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { commandsOf } from './commands.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import classes from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { FaultsDialog } from './faults-dialog.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { PageMenu } from './page-menu.tsx'
import { useSharedSections } from './shared/use-shared-sections.ts'
import { SidePanel } from './side-panel.tsx'
import { useEditing } from './use-editing.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useFaults } from './use-faults.ts'
import { useModels } from './use-models.ts'
import { useOthers } from './use-others.ts'
import { usePublish } from './use-publish.ts'

interface PageEditorProps {
  readonly pageId: string
  readonly draft: ReplyOf<typeof readDraftCall>
}

/** A page in its editor: the bar that undoes and publishes, the canvas, and the panel beside it. */
export function PageEditor({ pageId, draft }: PageEditorProps) {
  const editing = useEditing(pageId, draft)
  const { page, state, content, device, layout, canvas } = editing
  const { styles } = draft
  const commands = commandsOf(editing)
  const [isHelpOpen, help] = useDisclosure(false)
  const [isSaving, setSaving] = useState(false)
  // The place for the ready-made section that is being chosen; null while none is.
  const [readyPlace, setReadyPlace] = useState<'above' | 'below' | null>(null)
  const pressed = useEditorKeys(editing, commands, { openHelp: help.open, save: () => setSaving(true) })
  const clipboard = useClipboard(editing, commands)
  const shared = useSharedSections(content, state.saving === 'saved')
  const { drawn, names } = shared
  const { models, haveModelsFailed } = useModels(pageId, drawn)
  const publish = usePublish(pageId, editing.log)
  const faults = useFaults(pageId, drawn, styles)
  const [checking, setChecking] = useState<'before publishing' | 'looking' | null>(null)
  const editors = useOthers(pageId, editing.log, editing.selection.at(-1) ?? null)
  const others = editors.map(({ name }) => name)
  const view = useMemo<CanvasView>(
    () => ({
      ...{ content: drawn, shared: names, models, haveModelsFailed, layout, styles },
      page: { title: page.title, isHome: hasNoTitle(page), header: page.header, footer: page.footer },
    }),
    [drawn, names, models, haveModelsFailed, layout, styles, page],
  )
  const navigate = useNavigate()
  /** Opens the shared section at a place in an editor of its own, which leads back to this page. */
  function editShared(placeId: string): void {
    const place = content.sections[placeId]
    if (place && isPlaced(place)) void navigate(`/pages/${place.sharedId}/edit?from=${pageId}`)
  }
  return (
    <div className={classes.editor}>
      <EditorBar
        page={page}
        state={state}
        others={others}
        device={device}
        setDevice={editing.setDevice}
        undo={commands.undo}
        redo={commands.redo}
        publish={() => {
          canvas.current?.endEditing()
          if (faults.length > 0) setChecking('before publishing')
          else void publish.run()
        }}
        isPublishing={publish.isRunning}
        menu={
          <PageMenu
            editing={editing}
            discard={commands.discard}
            restore={async (version) => {
              const hasPlaces = placesOf(version).length > 0
              commands.restore(hasPlaces ? withoutGone(version, await shared.load()) : version)
            }}
            openHelp={help.open}
            isSaving={isSaving}
            setSaving={setSaving}
            faultCount={faults.length}
            openFaults={() => setChecking('looking')}
          />
        }
      />
      <div className={classes.panes}>
        <CanvasFrame
          view={view}
          device={device}
          others={editors}
          selection={editing.selection}
          sectionId={editing.sectionId}
          host={canvasHostOf(editing, pressed, clipboard, editShared)}
          canvas={canvas}
        />
        <SidePanel
          editing={editing}
          commands={commands}
          styles={styles}
          chooseSection={setReadyPlace}
          shared={shared}
          editShared={editShared}
        />
      </div>
      <ConflictDialog conflict={state.conflict} others={others} resolve={(answer) => editing.log.resolve(answer)} />
      <FaultsDialog
        faults={faults}
        content={drawn}
        isOpen={checking !== null}
        close={() => setChecking(null)}
        show={commands.show}
        fix={({ fix }) => fix && commands.change(fix.label, fix.operations)}
        publish={checking === 'before publishing' ? () => void publish.run() : undefined}
      />
      <SectionDialog
        isOpen={readyPlace !== null}
        close={() => setReadyPlace(null)}
        pageId={pageId}
        styles={styles}
        insert={(section, things) => commands.addReadySection(section, things, readyPlace ?? 'below')}
        place={(sharedId) => commands.addShared(sharedId, readyPlace ?? 'below')}
        isFullOfShared={commands.isFullOfShared}
      />
      <KeyboardHelp isOpen={isHelpOpen} close={help.close} />
      <VisuallyHidden role="status">{editing.announcement}</VisuallyHidden>
    </div>
  )
}
