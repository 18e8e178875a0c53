import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { call } from '#shared/http/call.ts'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import { readStylesCall, saveStylesCall } from '#shared/styles/api.ts'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { EditorMenu } from '#studio/kit/editor/editor-menu.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useDraftEditor } from '#studio/kit/editor/use-draft-editor.ts'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Refusal } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { ColorPanel } from './color-panel.tsx'
import { HomePreview } from './home-preview.tsx'
import { SetPanel } from './set-panel.tsx'
import { ShapePanel } from './shape-panel.tsx'
import { type ChangeStyles, named, type OpenedStyles, styleRules } from './style-rules.ts'
import classes from './styles.module.css'
import { TypePanel } from './type-panel.tsx'

interface StylesEditorProps {
  readonly opened: OpenedStyles
  readonly homeId: string | null
}

const panels = [
  { value: 'sets', label: 'Sets' },
  { value: 'colors', label: 'Colors' },
  { value: 'type', label: 'Type' },
  { value: 'shape', label: 'Shape' },
]

/** The styles of the site: panels beside the home page, which follows every change. Visitors see them when they are saved. */
export function StylesEditor({ opened, homeId }: StylesEditorProps) {
  const editor = useDraftEditor(named(opened), () => opened.styles, styleRules)
  const [panel, setPanel] = useState('sets')
  const { mutateAsync } = useContractMutation(saveStylesCall, { outdates: [], onRefused: () => {} })
  const { save, isSaving, refusal, setRefusal } = useSaveDraft(editor, {
    check: () => null,
    async send(styles, revision) {
      const { batchId: _, ...saved } = await mutateAsync({ body: { styles, revision } })
      return { saved: named(saved), key: keyOf(readStylesCall, {}), reply: saved }
    },
    onSaved: () => showDone('Styles saved. Visitors see them now.'),
    affected: [listChangesCall, readDraftCall],
  })
  useEditorKeys(editor, () => void save())
  const { draft } = editor
  const change: ChangeStyles = (place, changed) => editor.change(place, changed)
  return (
    <div className={classes.screen}>
      <title>Styles · Vitrine</title>
      <EditorHeader title="Styles" editor={editor} isSaving={isSaving} canWrite>
        <EditorMenu label="More actions for the styles" editor={editor} />
        <Button onClick={() => void save()} loading={isSaving} disabled={!editor.isDirty}>
          Save
        </Button>
      </EditorHeader>
      <EditorNotices editor={editor} wrong={refusal}>
        {refusal?.failure.code === 'edit-conflict' ? (
          <ConflictNotice
            noun="site’s styles"
            latest={async () => {
              const latest = await call(readStylesCall, {})
              if (!latest.ok) throw new Refusal(latest.failure)
              return named(latest.value)
            }}
            saveOver={({ revision }) => save({}, revision)}
            editor={editor}
            forgive={() => setRefusal(null)}
          />
        ) : (
          refusal && <RefusalAlert error={refusal} />
        )}
      </EditorNotices>
      <div className={classes.panes}>
        <div className={classes.panel}>
          <SegmentedControl fullWidth aria-label="Part of the styles" data={panels} value={panel} onChange={setPanel} />
          {panel === 'sets' && <SetPanel styles={draft} put={(styles) => editor.put('set', styles)} />}
          {panel === 'colors' && <ColorPanel styles={draft} change={change} />}
          {panel === 'type' && <TypePanel styles={draft} change={change} />}
          {panel === 'shape' && <ShapePanel styles={draft} change={change} />}
        </div>
        {homeId !== null && <HomePreview pageId={homeId} styles={draft} />}
      </div>
    </div>
  )
}
