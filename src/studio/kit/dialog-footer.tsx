import { Button, Group } from '@mantine/core'

import classes from './dialog-footer.module.css'

interface DialogFooterProps {
  readonly submitLabel: string
  readonly isSubmitting: boolean
  /** Whether there is nothing to submit yet. */
  readonly isDisabled?: boolean
  /** Whether the buttons stay at the bottom of the window while a long dialog scrolls. */
  readonly staysInSight?: boolean
  readonly close: () => void
  /** The delete button; absent where it cannot be deleted. */
  readonly remove?: { readonly label: string; readonly isPending: boolean; readonly run: () => void } | null
}

/** The buttons of an editing dialog: delete at the start; cancel and save at the end. */
export function DialogFooter({
  submitLabel,
  isSubmitting,
  isDisabled = false,
  staysInSight = false,
  close,
  remove = null,
}: DialogFooterProps) {
  return (
    <Group justify="space-between" className={staysInSight ? classes.inSight : undefined}>
      {remove && (
        <Button variant="subtle" color="danger" loading={remove.isPending} onClick={remove.run}>
          {remove.label}
        </Button>
      )}
      <Group gap="xs" ml="auto">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={isDisabled}>
          {submitLabel}
        </Button>
      </Group>
    </Group>
  )
}
