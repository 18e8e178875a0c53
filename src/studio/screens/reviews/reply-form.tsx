import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getReviewCall, listReviewsCall, replyToReviewCall } from '#shared/reviews/api.ts'
import { type Review, reviewLimits } from '#shared/reviews/schema.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

/** The public answer of the shop to a review. */
export function ReplyForm({ review: { id, reply, revision } }: { readonly review: Review }) {
  const [text, setText] = useState(reply)
  const notice = useUndoNotice()
  const save = useContractMutation(replyToReviewCall, {
    outdates: [getReviewCall, listReviewsCall],
    onDone: ({ batchId }, { body }) => notice(body.reply === '' ? 'Answer removed.' : 'Answer saved.', batchId),
    onRefused: () => {},
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ parameters: { reviewId: id }, body: { reply: text.trim(), revision } })
      }}
    >
      <Stack gap="sm">
        <RefusalAlert error={save.error} />
        <Textarea
          aria-label="Answer"
          placeholder="Thank you for your review."
          autosize
          minRows={3}
          maxRows={12}
          maxLength={reviewLimits.replyLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={text.trim() === reply}>
            Save answer
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
