import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { type EmailPreview, getEmailWordsCall } from '#shared/emails/owner-api.ts'
import { editableEmails } from '#shared/emails/words/kinds.ts'
import { usualWords } from '#shared/emails/words/schema.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import { EditorPanes } from './editor-panes.tsx'
import { SendPreview } from './send-preview.tsx'
import { type SavedWords, wordsEditors } from './use-email-editors.ts'
import { VariablesPanel, WordsPanel } from './words-panel.tsx'

/** The editor of the words of one email, and beside it the email. */
export function WordsEditor({ saved }: { readonly saved: SavedWords }) {
  const kind = saved.id
  const useWordsEditor = wordsEditors[kind]
  const { editor, save, isSaving, refusal, setRefusal } = useWordsEditor(saved)
  const { draft, change } = editor
  const preview = useMemo<EmailPreview>(() => ({ kind, words: draft, design: null }), [kind, draft])
  useEditorKeys(editor, () => void save())
  const isEdited = Object.values(saved.words).some((text) => text.trim() !== '')
  const { name, when } = editableEmails[kind]
  return (
    <div className={frame.editor}>
      <title>{`${name} · Vitrine`}</title>
      <EditorHeader
        title={name}
        back={{ to: '/email-settings', label: 'Customer emails' }}
        mark={isEdited ? <StateMark tone="done">Edited</StateMark> : undefined}
        editor={editor}
        isSaving={isSaving}
        canWrite
        ways={<SendPreview preview={preview} />}
      >
        <Button disabled={!editor.isDirty} loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </EditorHeader>
      <EditorPanes preview={preview}>
        <EditorNotices editor={editor} wrong={refusal}>
          {refusal?.failure.code === 'edit-conflict' ? (
            <ConflictNotice<SavedWords>
              noun="email"
              latest={async () => ({ ...(await ask(getEmailWordsCall, { parameters: { kind } })), id: kind })}
              saveOver={(theirs) => save({}, theirs.revision)}
              editor={editor}
              forgive={() => setRefusal(null)}
            />
          ) : (
            <RefusalAlert error={besidesFields(refusal)} />
          )}
        </EditorNotices>
        <WordsPanel
          when={when}
          draft={draft}
          usual={saved.usual}
          change={change}
          errors={withoutPrefix(refusal ? errorsAtFields(refusal) : {})}
          reset={() => change('reset', usualWords)}
        />
        <VariablesPanel kind={kind} />
      </EditorPanes>
    </div>
  )
}

/** Errors by field, from the browser's check and the server's. */
const withoutPrefix = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field.replace(/^email\.words\./, ''), words]))
