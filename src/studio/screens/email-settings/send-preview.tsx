import { Button } from '@mantine/core'
import { Send } from 'lucide-react'
import { type EmailPreview, testEmailWordsCall } from '#shared/emails/owner-api.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** Sends the email with its unsaved changes to the signed-in person. */
export function SendPreview({ preview }: { readonly preview: EmailPreview }) {
  const mutation = useContractMutation(testEmailWordsCall, {
    outdates: [listEmailsCall],
    onDone: ({ to, isSent }) =>
      showDone(
        isSent ? `Sending a test to ${to}.` : 'Email isn’t set up, so nothing was sent. The test is saved in Emails.',
      ),
  })
  return (
    <Button
      variant="default"
      leftSection={<Send size={16} aria-hidden />}
      loading={mutation.isPending}
      onClick={() => mutation.mutate({ body: preview })}
    >
      Send test
    </Button>
  )
}
