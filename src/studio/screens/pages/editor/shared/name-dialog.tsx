import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Modal } from '#studio/kit/modal.tsx'

interface NameDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly lead: string
  readonly firstName: string
  readonly button: string
  readonly isRunning: boolean
  readonly close: () => void
  readonly apply: (name: string) => void
}

/** Asks for the name of a shared section. */
export function NameDialog({ isOpen, title, close, ...rest }: NameDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={title}>
      {isOpen && <NameForm close={close} {...rest} />}
    </Modal>
  )
}

function NameForm({ lead, firstName, button, isRunning, close, apply }: Omit<NameDialogProps, 'isOpen' | 'title'>) {
  const form = useForm({
    initialValues: { name: firstName },
    validate: { name: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  })
  return (
    <form onSubmit={form.onSubmit(({ name }) => apply(name.trim()))}>
      <Stack gap="md">
        <Text size="sm">{lead}</Text>
        <TextInput
          label="Name"
          description="Only you see it."
          maxLength={100}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isRunning}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
