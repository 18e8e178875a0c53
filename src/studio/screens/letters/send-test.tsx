import { Button } from '@mantine/core'
import { Send } from 'lucide-react'
import { useNavigate } from 'react-router'
import { listLetters, sendTestEmail } from '#shared/letters/schema.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** Sends a test email and opens it: its page shows its status. */
export function SendTest() {
  const navigate = useNavigate()
  const mutation = useContractMutation(sendTestEmail, {
    outdates: [listLetters],
    onDone: ({ letterId }) => void navigate(`/letters/${letterId}`),
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
