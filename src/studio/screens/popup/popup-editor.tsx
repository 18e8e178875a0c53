import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { getPopupCall, previewPopupCall } from '#shared/popup/api.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { LiveView } from '#studio/kit/live-view.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import { ContentSection } from './content-section.tsx'
import { LookSection } from './look-section.tsx'
import { PagesSection } from './pages-section.tsx'
import classes from './popup.module.css'
import { toPreview } from './popup-draft.ts'
import { TimingSection } from './timing-section.tsx'
import { type SavedPopup, usePopupEditor } from './use-popup-editor.ts'

/** The editor of the popup, and beside it the popup as visitors see it. */
export function PopupEditor({ saved }: { readonly saved: SavedPopup }) {
  const { editor, save, isSaving, refusal, setRefusal } = usePopupEditor(saved)
  const { draft, change } = editor
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const [tab, setTab] = useState('settings')
  const subject = useMemo(() => toPreview(draft), [draft])
  useEditorKeys(editor, () => void save())
  const isOn = saved.popup.isEnabled
  const errors = withoutPrefix(refusal ? errorsAtFields(refusal, aboutForm) : {})
  const view = (
    <LiveView
      action={previewPopupCall.path}
      name="popup"
      subject={subject}
      title="The popup"
      publicUrl={null}
      beginsNarrow={!hasRoom}
    />
  )
  const fields = (
    <div className={classes.form}>
      <EditorNotices editor={editor} wrong={refusal}>
        {refusal?.failure.code === 'edit-conflict' ? (
          <ConflictNotice<SavedPopup>
            noun="popup"
            latest={async () => ({ ...(await ask(getPopupCall, {})), id: 'popup' })}
            saveOver={(theirs) => save({}, theirs.revision)}
            editor={editor}
            forgive={() => setRefusal(null)}
          />
        ) : (
          <RefusalAlert error={besidesFields(refusal, aboutForm)} />
        )}
      </EditorNotices>
      <ContentSection draft={draft} change={change} errors={errors} />
      <LookSection draft={draft} change={change} />
      <TimingSection draft={draft} change={change} errors={errors} />
      <PagesSection draft={draft} change={change} />
    </div>
  )
  return (
    <div className={frame.editor}>
      <title>Popup · Vitrine</title>
      <EditorHeader
        title="Popup"
        mark={<StateMark tone={isOn ? 'done' : 'off'}>{isOn ? 'On' : 'Off'}</StateMark>}
        editor={editor}
        isSaving={isSaving}
        canWrite
      >
        <Button
          variant={draft.isEnabled ? 'filled' : 'default'}
          disabled={!editor.isDirty}
          loading={isSaving}
          onClick={() => void save()}
        >
          Save
        </Button>
      </EditorHeader>
      {hasRoom ? (
        <div className={frame.panes}>
          <div className={classes.pane}>{fields}</div>
          <div className={frame.beside}>{view}</div>
        </div>
      ) : (
        <div className={classes.pane}>
          <SegmentedControl
            fullWidth
            aria-label="Parts of the popup"
            value={tab}
            onChange={setTab}
            data={[
              { value: 'settings', label: 'Settings' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
          {tab === 'preview' ? <div className={classes.view}>{view}</div> : fields}
        </div>
      )}
    </div>
  )
}

const aboutForm = { 'form-not-found': 'action.formId', 'picture-not-found': 'picture' }

/** Errors of the popup by field, from the browser's check and the server's. */
const withoutPrefix = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field.replace(/^popup\./, ''), words]))
