import { Button } from '@mantine/core'
import { getConsentCall } from '#shared/consent/api.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import classes from './consent.module.css'
import { PurposesPanel } from './purposes-panel.tsx'
import { RecordsPanel } from './records-panel.tsx'
import { ScriptsPanel } from './scripts-panel.tsx'
import { LabelsPanel, TextsPanel } from './texts-panel.tsx'
import { type SavedConsent, useConsentEditor } from './use-consent-editor.ts'

/** The editor of the cookie banner. */
export function ConsentEditor({ saved }: { readonly saved: SavedConsent }) {
  const { editor, save, isSaving, refusal, setRefusal } = useConsentEditor(saved)
  const { draft, change } = editor
  useEditorKeys(editor, () => void save())
  const isOn = saved.consent.isEnabled
  const part = { draft, change, errors: withoutPrefix(refusal ? errorsAtFields(refusal) : {}) }
  return (
    <div className={frame.editor}>
      <title>Cookie banner · Vitrine</title>
      <EditorHeader
        title="Cookie banner"
        mark={<StateMark tone={isOn ? 'done' : 'off'}>{isOn ? 'On' : 'Off'}</StateMark>}
        editor={editor}
        isSaving={isSaving}
        canWrite
      >
        <Button disabled={!editor.isDirty} loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </EditorHeader>
      <div className={classes.pane}>
        <div className={classes.form}>
          <EditorNotices editor={editor} wrong={refusal}>
            {refusal?.failure.code === 'edit-conflict' ? (
              <ConflictNotice<SavedConsent>
                noun="cookie banner"
                latest={async () => ({ ...(await ask(getConsentCall, {})), id: 'consent' })}
                saveOver={(theirs) => save({}, theirs.revision)}
                editor={editor}
                forgive={() => setRefusal(null)}
              />
            ) : (
              <RefusalAlert error={besidesFields(refusal)} />
            )}
          </EditorNotices>
          <TextsPanel {...part} />
          <PurposesPanel {...part} />
          <LabelsPanel {...part} />
          <ScriptsPanel />
          <RecordsPanel />
        </div>
      </div>
    </div>
  )
}

/** Errors by field, from the browser's check and the server's. */
const withoutPrefix = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field.replace(/^consent\./, ''), words]))
