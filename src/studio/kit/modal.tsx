import { Button, Group, Modal as MantineModal, type ModalProps, Stack, Text } from '@mantine/core'
import { type FocusEvent, useRef, useState } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'search'].includes(target.type))

/**
 * A dialog. Escape, a press beside it and its close button ask before they lose text that was typed into a form of it;
 * a Cancel button does not ask. Fields outside of forms save or search as someone types.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const [isAsking, setIsAsking] = useState(false)
  /** What stood in each field before someone typed. */
  const before = useRef(new Map<TextField, string>())
  function remember({ target }: FocusEvent) {
    if (isTextField(target) && target.form && !target.readOnly && !before.current.has(target))
      before.current.set(target, target.value)
  }
  const isTyped = () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value)
  function close() {
    if (isTyped()) return setIsAsking(true)
    before.current.clear()
    onClose()
  }
  return (
    // Of two dialogs that are open, a stack gives Escape to the upper one alone; it knows no dialog that keeps it.
    <MantineModal.Stack>
      <MantineModal {...rest} {...(rest.closeOnEscape !== false && { stackId: 'dialog' })} onClose={close}>
        <div onFocusCapture={remember} style={{ display: 'contents' }}>
          {children}
        </div>
      </MantineModal>
      <MantineModal
        stackId="question"
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title="Close without saving?"
      >
        <Stack gap="md">
          <Text size="sm">What you typed isn’t saved.</Text>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>
              Keep editing
            </Button>
            <Button
              color="danger"
              onClick={() => {
                setIsAsking(false)
                onClose()
              }}
            >
              Discard changes
            </Button>
          </Group>
        </Stack>
      </MantineModal>
    </MantineModal.Stack>
  )
}
