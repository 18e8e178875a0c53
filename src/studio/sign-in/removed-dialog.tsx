import { Button, Stack, Text } from '@mantine/core'
import { Modal } from '#studio/kit/modal.tsx'

/** Says that somebody was removed from the site while they worked in it. The server refuses all that they do here. */
export function RemovedDialog({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="You no longer have access to this site"
      size="sm"
    >
      <Stack gap="md">
        <Text c="dimmed">
          An administrator removed you, or you left. Your changes since then weren’t saved. To work on this site again,
          ask an administrator to invite you.
        </Text>
        <Button component="a" href="/" fullWidth>
          Go to the site
        </Button>
      </Stack>
    </Modal>
  )
}
