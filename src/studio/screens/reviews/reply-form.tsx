import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getReviewCall, listReviewsCall, replyToReviewCall } from '#shared/reviews/api.ts'
import { type Review, reviewLimits } from '#shared/reviews/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

/** The public answer of the shop to a review. */
export function ReplyForm({ review: { id, reply, revision } }: { readonly review: Review }) {
  const form = useForm({ initialValues: { reply } })
  const notice = useUndoNotice()
  const save = useContractMutation(replyToReviewCall, {
    outdates: [getReviewCall, listReviewsCall],
    onDone: ({ batchId }, { body }) => notice(body.reply === '' ? 'Answer removed.' : 'Answer saved.', batchId),
    onRefused: showAtFields(form),
  })
  return (
    <form
      onSubmit={form.onSubmit((values) =>
        save.mutate({ parameters: { reviewId: id }, body: { reply: values.reply.trim(), revision } }),
      )}
    >
      <Stack gap="sm">
        <RefusalAlert error={besidesFields(save.error)} />
        <Textarea
          aria-label="Answer"
          placeholder="Thank you for your review."
          autosize
          minRows={3}
          maxRows={12}
          maxLength={reviewLimits.replyLength}
          {...form.getInputProps('reply')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={form.values.reply.trim() === reply}>
            Save answer
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
