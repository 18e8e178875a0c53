import { Button, Group, Text } from '@mantine/core'
import { getFormCall } from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { fieldErrorsOf, type Refusal } from '#studio/kit/refusal.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import classes from './builder.module.css'
import type { FormProblem } from './judge-form.ts'
import type { FormEditor } from './use-form-editor.ts'
import type { useSaveForm } from './use-save-form.ts'

interface BuilderNoticesProps {
  readonly form: Form
  readonly editor: FormEditor
  readonly refusal: Refusal | null
  readonly problems: readonly FormProblem[]
  readonly forgive: () => void
  readonly save: ReturnType<typeof useSaveForm>['save']
  readonly show: (problem: FormProblem) => void
}

/** Notices of the builder; each error of a field links to it. */
export function BuilderNotices({ form, editor, refusal, problems, forgive, save, show }: BuilderNoticesProps) {
  return (
    <EditorNotices editor={editor} wrong={refusal ?? problems[0]}>
      {problems.length > 0 && (
        <RefusalNotice onClose={forgive}>
          {problems.map((problem) => (
            <Group key={problem.words} justify="space-between" className={classes.problem}>
              <Text size="sm">{problem.words}</Text>
              <Button size="compact-sm" variant="default" onClick={() => show(problem)}>
                Show
              </Button>
            </Group>
          ))}
        </RefusalNotice>
      )}
      {refusal?.failure.code === 'edit-conflict' ? (
        <ConflictNotice
          noun="form"
          latest={async () => (await ask(getFormCall, { parameters: { formId: form.id } })).form}
          saveOver={(theirs) => save({}, theirs.revision)}
          editor={editor}
          forgive={forgive}
        />
      ) : (
        refusal && (
          <RefusalNotice onClose={forgive}>
            <Text size="sm">{Object.values(fieldErrorsOf(refusal))[0] ?? refusal.message}</Text>
          </RefusalNotice>
        )
      )}
    </EditorNotices>
  )
}
