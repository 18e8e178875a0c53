import { Button, Checkbox, type CheckboxProps, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { deliveryNote } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useSendsMail } from './use-sends-mail.ts'

interface CorrectOrderDialogProps {
  readonly title: string
  readonly orderId: string
  /** The recipient of the email. */
  readonly email: string
  readonly emailLabel: string
  /** Props of its checkbox. */
  readonly sendsEmail: CheckboxProps
  /** A refusal that no field shows. */
  readonly error: unknown
  readonly isPending: boolean
  readonly close: () => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The fields to correct. */
  readonly children: ReactNode
}

/** Corrects something about an order, and optionally emails the customer about it. */
export function CorrectOrderDialog(props: CorrectOrderDialogProps) {
  const { title, orderId, email, emailLabel, sendsEmail, error, isPending, close, onSubmit, children } = props
  const sendsMail = useSendsMail(orderId)
  return (
    <Modal opened onClose={close} title={title} size="lg">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <RefusalAlert error={error} />
          {children}
          <Checkbox label={emailLabel} description={deliveryNote(email, sendsMail)} {...sendsEmail} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
