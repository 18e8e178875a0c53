import { Button, Group, Stack, Text } from '@mantine/core'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Modal } from '#studio/kit/modal.tsx'

interface SendButtonProps {
  readonly label: string
  /** Whether more people wait than units are in stock: then it asks first, because an email can’t be taken back. */
  readonly isMoreThanStock: boolean
  readonly isSending: boolean
  readonly send: () => void
}

/** Sends notices to all who wait. */
export function SendButton({ label, isMoreThanStock, isSending, send }: SendButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button
        leftSection={<Send size={16} aria-hidden />}
        loading={isSending}
        onClick={() => (isMoreThanStock ? setIsAsking(true) : send())}
      >
        {label}
      </Button>
      <Modal opened={isAsking} onClose={close} title="Send more emails than you have units?">
        <Stack gap="md">
          <Text size="sm">
            More people are waiting than you have in stock. Some of them will find it sold out again.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                close()
                send()
              }}
            >
              Send
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
