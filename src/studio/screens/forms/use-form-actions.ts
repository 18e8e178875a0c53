import { useNavigate } from 'react-router'
import { listChanges } from '#shared/changes/schema.ts'
import { createForm, deleteForm, duplicateForm, listForms } from '#shared/forms/owner-api.ts'
import type { FormTemplate } from '#shared/forms/templates.ts'
import { getHome } from '#shared/home/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { keptForms } from './use-form-editor.ts'

const outdates = [listForms, listChanges, getHome]

/** Actions on a whole form. */
export function useFormActions() {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const create = useContractMutation(createForm, {
    outdates,
    onDone: ({ form }) => void navigate(`/forms/${form.id}`),
  })
  const copy = useContractMutation(duplicateForm, {
    outdates,
    onDone: ({ form }) => {
      void navigate(`/forms/${form.id}`)
      showDone('Form duplicated. This is the copy.')
    },
  })
  const remove = useContractMutation(deleteForm, { outdates })
  return {
    isCreating: create.isPending,
    create: (template: FormTemplate) => create.mutate({ body: { template } }),
    duplicate: (form: { id: string }) => copy.mutate({ parameters: { formId: form.id } }),
    remove: (form: { id: string; name: string }) =>
      remove.mutate(
        { parameters: { formId: form.id } },
        {
          onSuccess: ({ batchId }) => {
            keptForms.forget(form.id)
            void navigate('/forms')
            sayUndo(`“${form.name}” and its responses deleted`, batchId)
          },
        },
      ),
  }
}
