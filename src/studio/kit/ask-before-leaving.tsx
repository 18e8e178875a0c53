import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from './modal.tsx'

interface AskBeforeLeavingProps {
  /** Whether something would be lost now. */
  readonly hasChanges: () => boolean
  /** What would be lost, as a sentence. */
  readonly children: string
}

/** Asks before unsaved changes are lost: by a link, by Back, or by closing the tab. */
export function AskBeforeLeaving({ hasChanges, children }: AskBeforeLeavingProps) {
  const blocker = useBlocker(hasChanges)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <Stack gap="md">
        <Text size="sm">{children}</Text>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={() => blocker.reset?.()}>
            Keep editing
          </Button>
          <Button color="danger" onClick={() => blocker.proceed?.()}>
            Discard changes
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
