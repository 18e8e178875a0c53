import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'

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
  const [name, setName] = useState(firstName)
  const [isEmpty, setEmpty] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') setEmpty(true)
        else apply(name.trim())
      }}
    >
      <Stack gap="md">
        <Text size="sm">{lead}</Text>
        <TextInput
          label="Name"
          description="Only you see it."
          value={name}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          error={isEmpty && name.trim() === '' ? 'Enter a name.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
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
