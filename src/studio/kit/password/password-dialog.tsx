import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PAGE_PASSWORD_MINIMUM } from '#shared/publication/password.ts'
import { DialogFooter } from '../dialog-footer.tsx'
import { Modal } from '../modal.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'

interface PasswordDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
  /** What the password opens, and what leaves it out. */
  readonly lead: string
  /** Whether there is a password already. */
  readonly isLocked: boolean
  /** Saves another password, or removes it. */
  readonly save: (password: string | null) => void
  readonly isSaving: boolean
  readonly error: unknown
}

/** Sets, changes or removes the password that visitors need to see something. */
export function PasswordDialog({ isOpen, close, ...rest }: PasswordDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={rest.isLocked ? 'Change password' : 'Set password'}>
      {isOpen && <Fields close={close} {...rest} />}
    </Modal>
  )
}

function Fields({ close, lead, isLocked, save, isSaving, error }: Omit<PasswordDialogProps, 'isOpen'>) {
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (password) =>
        password.length < PAGE_PASSWORD_MINIMUM ? `Enter at least ${PAGE_PASSWORD_MINIMUM} characters.` : null,
    },
  })
  return (
    <form onSubmit={form.onSubmit(({ password }) => save(password))} noValidate>
      <Stack gap="md">
        <RefusalAlert error={error} />
        <Text size="sm">{lead}</Text>
        <TextInput
          label={isLocked ? 'New password' : 'Password'}
          description={
            isLocked ? 'Visitors who entered the current one are asked again.' : 'Share it with those who may see it.'
          }
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <DialogFooter
          submitLabel="Save"
          isSubmitting={isSaving}
          close={close}
          remove={isLocked ? { label: 'Remove password', isPending: isSaving, run: () => save(null) } : null}
        />
      </Stack>
    </form>
  )
}
