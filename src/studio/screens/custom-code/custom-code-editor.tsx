import { Anchor, Button, Stack, Text } from '@mantine/core'
import { getCustomCodeCall } from '#shared/custom-code/api.ts'
import { SAFE_MODE } from '#shared/custom-code/rules.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import { CodeFields } from './code-fields.tsx'
import classes from './custom-code.module.css'
import { FindingsPanel } from './findings-panel.tsx'
import { type SavedCode, useCustomCodeEditor } from './use-custom-code-editor.ts'

/** The editor of the owner's code in public pages. */
export function CustomCodeEditor({ saved }: { readonly saved: SavedCode }) {
  const { editor, save, isSaving, refusal, setRefusal } = useCustomCodeEditor(saved)
  useEditorKeys(editor, () => void save())
  const errors = refusal ? errorsAtFields(refusal, fieldOfCode) : {}
  return (
    <div className={frame.editor}>
      <title>Custom code · Vitrine</title>
      <EditorHeader title="Custom code" editor={editor} isSaving={isSaving} canWrite>
        <Button disabled={!editor.isDirty} loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </EditorHeader>
      <div className={classes.pane}>
        <div className={classes.form}>
          <EditorNotices editor={editor} wrong={refusal}>
            {refusal?.failure.code === 'edit-conflict' ? (
              <ConflictNotice<SavedCode>
                noun="custom code"
                latest={async () => ({ ...(await ask(getCustomCodeCall, {})), id: 'custom-code' })}
                saveOver={(theirs) => save({}, theirs.revision)}
                editor={editor}
                forgive={() => setRefusal(null)}
              />
            ) : (
              <RefusalAlert error={besidesFields(refusal, fieldOfCode)} />
            )}
          </EditorNotices>
          <CodeFields draft={editor.draft} change={editor.change} errors={errors} />
          <FindingsPanel findings={saved.findings} isSaved={!editor.isDirty} />
          <Testing />
        </div>
      </div>
    </div>
  )
}

function Testing() {
  return (
    <Panel title="Test your code">
      <Stack gap="sm">
        <Text size="sm">
          The code runs on pages, products, collections, search and the not-found page. It never runs in the cart, at
          checkout, on order pages or in this studio.
        </Text>
        <Text size="sm">
          It doesn’t run while you’re signed in on the same address, so that no script can act in your name. To see it,
          open your site in a private window.
        </Text>
        <Text size="sm">
          If a page no longer works, add <code>?{SAFE_MODE}</code> to its address to open it without the code.{' '}
          <Anchor href={`/?${SAFE_MODE}`} target="_blank" rel="noreferrer" inherit>
            Open the home page in safe mode
          </Anchor>
        </Text>
      </Stack>
    </Panel>
  )
}

const fieldOfCode = {
  'code-head-element': 'headCode',
  'code-head-text': 'headCode',
  'code-head-too-complex': 'headCode',
  'code-head-unclosed': 'headCode',
  'code-body-element': 'bodyCode',
  'code-body-too-complex': 'bodyCode',
  'code-body-unclosed': 'bodyCode',
}
