import { Button, Group, List, Text } from '@mantine/core'
import type { Conflict } from '#shared/pages/draft/conflicts.ts'
import { Modal } from '#studio/kit/modal.tsx'

interface ConflictDialogProps {
  readonly conflict: Conflict | null
  /** Who else is editing the page. */
  readonly others: readonly string[]
  readonly resolve: (answer: 'theirs' | 'mine') => void
}

/** Asks what stays where two people have changed the same thing. Closing it is no answer. */
export function ConflictDialog({ conflict, others, resolve }: ConflictDialogProps) {
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={titleFor(others)}
    >
      <Text size="sm">
        These changes of yours aren’t saved yet. Keep them, and they replace what is on the page now. Everything else
        that was done stays either way.
      </Text>
      <List size="sm" my="md">
        {conflict?.steps.map(({ id, label }) => (
          <List.Item key={id}>{label}</List.Item>
        ))}
      </List>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => resolve('theirs')}>
          Use theirs
        </Button>
        <Button onClick={() => resolve('mine')}>Keep mine</Button>
      </Group>
    </Modal>
  )
}

/** Where nobody else is on the page, it was another tab or someone who has left. */
function titleFor(others: readonly string[]): string {
  if (others.length === 0) return 'The same thing was changed in another tab or by someone else'
  return `${others.length === 1 ? others[0] : 'Someone else'} changed the same thing`
}
