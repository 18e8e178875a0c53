import { Alert, Text } from '@mantine/core'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { testMailServerCall } from '#shared/mail-server/owner-api.ts'
import { wordsFor } from '#studio/kit/refusal.ts'

interface TestResultProps {
  readonly test: {
    readonly isPending: boolean
    readonly error: unknown
    readonly data: ReplyOf<typeof testMailServerCall> | undefined
  }
}

/** What became of a test email: the server’s own answer. */
export function TestResult({ test: { isPending, error, data } }: TestResultProps) {
  if (isPending) {
    return (
      <Text size="sm" role="status">
        Sending a test email…
      </Text>
    )
  }
  if (error) {
    return (
      <Alert color="danger" title="The test email wasn’t sent" role="alert">
        {wordsFor(error)}
      </Alert>
    )
  }
  if (!data) return null
  return (
    <Alert color="accent" title="Email works" role="status">
      The mail server took a test email for {data.to}. Check your inbox, and your spam folder.
    </Alert>
  )
}
