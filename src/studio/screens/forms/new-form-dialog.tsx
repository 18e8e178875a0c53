import { UnstyledButton } from '@mantine/core'
import { formTemplates } from '#shared/forms/templates.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { templateWords } from './form-words.ts'
import classes from './forms.module.css'
import { useFormActions } from './use-form-actions.ts'

/** Templates for a new form: one press, and its builder opens. */
export function NewFormDialog({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { create, isCreating } = useFormActions()
  const inOrder = [...formTemplates.filter((one) => one !== 'blank'), 'blank' as const]
  return (
    <Modal opened={isOpen} onClose={close} title="Choose a template" size="md">
      <ul className={classes.templates}>
        {inOrder.map((template) => (
          <li key={template}>
            <UnstyledButton className={classes.template} disabled={isCreating} onClick={() => create(template)}>
              <span className={classes.templateName}>{templateWords[template].label}</span>
              <span className={classes.soft}>{templateWords[template].hint}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
