import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { emailDesignSchema } from '#shared/emails/design.ts'
import { type EmailPreview, getEmailDesignCall } from '#shared/emails/owner-api.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import { LookPanel, SenderPanel } from './design-panels.tsx'
import { EditorPanes } from './editor-panes.tsx'
import { SendPreview } from './send-preview.tsx'
import { type SavedDesign, useDesignEditor } from './use-email-editors.ts'

/** The editor of the design of all emails, and beside it one of them. */
export function DesignEditor({ saved }: { readonly saved: SavedDesign }) {
  const { editor, save, isSaving, refusal, setRefusal } = useDesignEditor(saved)
  const { draft, change } = editor
  // While an address is typed it is none yet: the preview shows the last design that could be saved.
  const valid = useMemo(() => emailDesignSchema.safeParse(draft).data ?? saved.design, [draft, saved.design])
  const preview = useMemo<EmailPreview>(() => ({ kind: 'order-confirmation', words: null, design: valid }), [valid])
  useEditorKeys(editor, () => void save())
  const part = {
    ...{ draft, change, usual: saved.usual },
    errors: withoutPrefix(refusal ? errorsAtFields(refusal) : {}),
  }
  return (
    <div className={frame.editor}>
      <title>Email design · Vitrine</title>
      <EditorHeader
        title="Email design"
        back={{ to: '/email-settings', label: 'Customer emails' }}
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
            <ConflictNotice<SavedDesign>
              noun="email design"
              latest={async () => ({ ...(await ask(getEmailDesignCall, {})), id: 'email-design' })}
              saveOver={(theirs) => save({}, theirs.revision)}
              editor={editor}
              forgive={() => setRefusal(null)}
            />
          ) : (
            <RefusalAlert error={besidesFields(refusal)} />
          )}
        </EditorNotices>
        <LookPanel {...part} />
        <SenderPanel {...part} />
      </EditorPanes>
    </div>
  )
}

/** Errors by field, from the browser's check and the server's. */
const withoutPrefix = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field.replace(/^design\./, ''), words]))
