import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { createFormCall, deleteFormCall, duplicateFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import type { FormTemplate } from '#shared/forms/templates.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { formDrafts } from './use-form-editor.ts'

const outdates = [listFormsCall, listChangesCall, getHomeCall]

/** Actions on a whole form. */
export function useFormActions() {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const create = useContractMutation(createFormCall, {
    outdates,
    onDone: ({ form }) => void navigate(`/forms/${form.id}`),
  })
  const copy = useContractMutation(duplicateFormCall, {
    outdates,
    onDone: ({ form }) => {
      void navigate(`/forms/${form.id}`)
      showDone('Form duplicated. This is the copy.')
    },
  })
  const remove = useContractMutation(deleteFormCall, { outdates })
  return {
    isCreating: create.isPending,
    create: (template: FormTemplate) => create.mutate({ body: { template } }),
    duplicate: (form: { id: string }) => copy.mutate({ parameters: { formId: form.id } }),
    remove: (form: { id: string; name: string }) =>
      remove.mutate(
        { parameters: { formId: form.id } },
        {
          onSuccess: ({ batchId }) => {
            formDrafts.forget(form.id)
            void navigate('/forms')
            sayUndo(`“${form.name}” and its responses deleted`, batchId)
          },
        },
      ),
  }
}
