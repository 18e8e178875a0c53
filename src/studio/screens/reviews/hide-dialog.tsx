import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { reviewLimits } from '#shared/reviews/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'

interface HideDialogProps {
  readonly isOpen: boolean
  readonly count: number
  readonly isHiding: boolean
  readonly hide: (reason: string) => void
  readonly close: () => void
}

/** Asks why reviews are hidden; the reason is for the team. */
export function HideDialog({ isOpen, count, ...props }: HideDialogProps) {
  return (
    <Modal opened={isOpen} onClose={props.close} title={count === 1 ? 'Hide review' : `Hide ${count} reviews`}>
      <HideForm {...props} />
    </Modal>
  )
}

function HideForm({ isHiding, hide, close }: Omit<HideDialogProps, 'isOpen' | 'count'>) {
  const form = useForm({ initialValues: { reason: '' } })
  return (
    <form onSubmit={form.onSubmit(({ reason }) => hide(reason))}>
      <Stack gap="md">
        <Textarea
          label="Reason"
          description="For your team only. The customer doesn’t see it."
          autosize
          minRows={2}
          maxLength={reviewLimits.reasonLength}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <DialogFooter submitLabel="Hide" isSubmitting={isHiding} close={close} />
      </Stack>
    </form>
  )
}
