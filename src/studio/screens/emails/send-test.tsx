import { Button } from '@mantine/core'
import { Send } from 'lucide-react'
import { useNavigate } from 'react-router'
import { listEmailsCall, sendTestEmailCall } from '#shared/emails/schema.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** Sends a test email and opens it: its page shows its status. */
export function SendTest() {
  const navigate = useNavigate()
  const mutation = useContractMutation(sendTestEmailCall, {
    outdates: [listEmailsCall],
    onDone: ({ emailId }) => void navigate(`/emails/${emailId}`),
  })
  return (
    <Button
      variant="default"
      leftSection={<Send size={16} aria-hidden />}
      loading={mutation.isPending}
      onClick={() => mutation.mutate({})}
    >
      Send test email
    </Button>
  )
}
