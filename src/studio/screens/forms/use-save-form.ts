import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getFormCall, listFormsCall, updateFormCall } from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { type Refusal, refusalOfSave } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { type FormProblem, judgeForm } from './judge-form.ts'
import type { FormEditor } from './use-form-editor.ts'

/**
 * Saves the builder's draft after checking it with the server's rules.
 * @param show opens the place of the first problem
 */
export function useSaveForm(form: Form, editor: FormEditor, show: (problem: FormProblem) => void) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [found, setFound] = useState<readonly FormProblem[]>([])
  // Problems that were solved since the last attempt to save are not shown any more.
  const left = useMemo(() => (found.length > 0 ? judgeForm(editor.draft) : []), [found, editor.draft])
  const problems = found.filter((one) => left.some((other) => isSame(one, other)))

  /** @param over the revision of a newer version that is overwritten on purpose */
  async function save(over = editor.ground): Promise<void> {
    if (isSaving) return
    const sent = editor.draft
    const wrong = judgeForm(sent)
    setFound(wrong)
    setRefusal(null)
    if (wrong[0]) return show(wrong[0])
    setSaving(true)
    try {
      const parameters = { formId: form.id }
      const { batchId: _, ...opened } = await ask(updateFormCall, { parameters, body: { ...sent, revision: over } })
      const key = keyOf(getFormCall, { parameters })
      // A running request would restore the previous state.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, opened)
      editor.settle(opened.form, sent)
      for (const one of [listFormsCall, listChangesCall]) void client.invalidateQueries({ queryKey: keyOf(one) })
    } catch (error) {
      setRefusal(refusalOfSave(error))
    } finally {
      setSaving(false)
    }
  }
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
