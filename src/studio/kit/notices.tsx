import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { codeOf, isOfSessionEnd, wordsFor } from './refusal.ts'
import { troubleTitles } from './trouble-titles.ts'

const UNDO_MILLISECONDS = 12_000
const DONE_MILLISECONDS = 4_000
const REFUSAL_MILLISECONDS = 9_000

/** Shows a notification that something is done. */
export function showDone(message: string): void {
  notifications.show({ message, autoClose: DONE_MILLISECONDS, withBorder: true })
}

/** Shows a notification with the reason of a refusal. */
export function showRefusal(error: unknown): void {
  // The gate says that the session is over; a notification would repeat it.
  if (isOfSessionEnd(error) || codeOf(error) === 'aborted') return
  notifications.show({
    id: `refusal-${codeOf(error)}`,
    ...(codeOf(error) === 'network' && { title: troubleTitles.network }),
    message: wordsFor(error),
    color: 'danger',
    autoClose: REFUSAL_MILLISECONDS,
    withBorder: true,
  })
}

/** Shows that something is done, with an undo button. It is shown a little longer, and Ctrl+Z does the same. */
export function showUndo(message: string, undo: () => void): void {
  const id = `undo-${crypto.randomUUID()}`
  const takeBack = () => {
    notifications.hide(id)
    undo()
  }
  pending = { id, takeBack }
  notifications.show({
    id,
    autoClose: UNDO_MILLISECONDS,
    withBorder: true,
    onClose: () => {
      if (pending?.id === id) pending = null
    },
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm">{message}</Text>
        <Button size="compact-sm" variant="default" flex="none" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
  })
}

let pending: { readonly id: string; readonly takeBack: () => void } | null = null

/** Undoes the latest step while its notification is shown. Returns whether there was one. */
export function undoLatest(): boolean {
  if (!pending) return false
  pending.takeBack()
  pending = null
  return true
}
