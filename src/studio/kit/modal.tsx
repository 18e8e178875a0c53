import { Button, Group, Modal as MantineModal, type ModalProps, Stack, Text } from '@mantine/core'
import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { markFirstFocus } from './first-focus.ts'
import { OPEN_DIALOG, useReturnFocus } from './return-focus.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'search'].includes(target.type))

/** Whether the focus is in another dialog, such as the sign-in over a form: Escape is for that one. */
function isBelowAnother(content: Element | null): boolean {
  const owner = document.activeElement?.closest(OPEN_DIALOG)
  return content !== null && owner !== null && owner !== undefined && !owner.contains(content)
}

/** What closing would lose. */
const questions = {
  text: {
    title: 'Close without saving?',
    words: 'What you typed isn’t saved.',
    stay: 'Keep editing',
    leave: 'Discard changes',
  },
  secret: {
    title: 'Close without copying?',
    words: 'It’s shown only now.',
    stay: 'Keep open',
    leave: 'Close without copying',
  },
} as const

/**
 * A dialog. Escape, Back on a phone, a press beside it and its close button ask before they lose text that was typed into a form of it,
 * or a secret that is shown once (`SecretShown`); a Cancel button does not ask. Fields outside of forms save or search as
 * someone types. Its first field has the focus, or its title. The focus returns to what opened it.
 */
export function Modal({ onClose, children, returnFocus = true, ...rest }: ModalProps) {
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const question = asked && questions[asked]
  /** What had the focus last: a press beside the dialog takes it away before the question comes. */
  const focused = useRef<EventTarget | null>(null)
  const content = useRef<HTMLDivElement>(null)
  useReturnFocus(rest.opened && returnFocus, content)
  const mounted = useCallback((element: HTMLDivElement | null) => {
    content.current = element
    if (element) markFirstFocus(element)
  }, [])
  /** What stood in each field before someone typed. */
  const before = useRef(new Map<TextField, string>())
  function remember({ target }: FocusEvent) {
    focused.current = target
    if (isTextField(target) && target.form && !target.readOnly && !before.current.has(target))
      before.current.set(target, target.value)
  }
  function lost(): keyof typeof questions | null {
    if (content.current?.querySelector('[data-shown-once]')) return 'secret'
    return [...before.current].some(([field, value]) => field.isConnected && field.value !== value) ? 'text' : null
  }
  function close() {
    if (isBelowAnother(content.current)) return
    const found = lost()
    if (found) return setAsked(found)
    before.current.clear()
    onClose()
  }
  function stay() {
    setAsked(null)
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }
  useCloseOnBack(rest.opened, question ? stay : close)
  return (
    <>
      <MantineModal
        {...rest}
        returnFocus={false}
        onClose={close}
        closeOnEscape={rest.closeOnEscape !== false && !question}
      >
        <div ref={mounted} onFocusCapture={remember} style={{ display: 'contents' }}>
          {children}
        </div>
      </MantineModal>
      {/* Mounted when it is asked: before that, the key press that opens it would close it again. */}
      {question && (
        <MantineModal
          opened
          onClose={stay}
          title={question.title}
          // Its X closes the question alone, and returns to the dialog.
          closeButtonProps={{ 'aria-label': 'Back' }}
        >
          <Stack gap="md">
            <Text size="sm">{question.words}</Text>
            <Group gap="xs" justify="flex-end">
              <Button variant="default" data-autofocus onClick={stay}>
                {question.stay}
              </Button>
              <Button
                color="danger"
                onClick={() => {
                  setAsked(null)
                  onClose()
                }}
              >
                {question.leave}
              </Button>
            </Group>
          </Stack>
        </MantineModal>
      )}
    </>
  )
}
