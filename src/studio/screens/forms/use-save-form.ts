import { useMemo, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getFormCall, listFormsCall, updateFormCall } from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { type FormProblem, judgeForm } from './judge-form.ts'
import type { FormEditor } from './use-form-editor.ts'

const affected = [listFormsCall, listChangesCall]

/**
 * Saves the builder's draft of a form.
 * @param show opens the place of the first problem
 */
export function useSaveForm(form: Form, editor: FormEditor, show: (problem: FormProblem) => void) {
  const [found, setFound] = useState<readonly FormProblem[]>([])
  // Problems that were solved since the last attempt to save are not shown any more.
  const left = useMemo(() => (found.length > 0 ? judgeForm(editor.draft) : []), [found, editor.draft])
  const problems = found.filter((one) => left.some((other) => isSame(one, other)))
  const { save, isSaving, refusal, setRefusal } = useSaveDraft(editor, {
    affected,
    check(draft) {
      const wrong = judgeForm(draft)
      setFound(wrong)
      if (!wrong[0]) return null
      show(wrong[0])
      return 'shown'
    },
    async send(draft, revision) {
      const parameters = { formId: form.id }
      const { batchId: _, ...opened } = await ask(updateFormCall, { parameters, body: { ...draft, revision } })
      return { saved: opened.form, key: keyOf(getFormCall, { parameters }), reply: opened }
    },
  })
  return {
    save,
    isSaving,
    refusal,
    problems,
    forgive() {
      setRefusal(null)
      setFound([])
    },
  }
}

const isSame = (one: FormProblem, other: FormProblem): boolean =>
  one.tab === other.tab && one.fieldId === other.fieldId && one.words === other.words
