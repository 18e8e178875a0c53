import { Alert, Button, Group, Text } from '@mantine/core'
import type { OwnerSubmission } from '#shared/forms/inbox-api.ts'
import { type SpamReason, spamReasons } from '#shared/guard/reasons.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useChangeSubmissions } from './use-change-submissions.ts'

/** Why a submission is not in the inbox, with a button that moves it back; nothing if it is there. */
export function FolderNotice({ submission }: { readonly submission: OwnerSubmission }) {
  const { id, formId, folder, spamReason } = submission
  const { move } = useChangeSubmissions(formId)
  const canWrite = useMay()('forms.write')
  if (folder === 'inbox') return null
  return (
    <Alert color="notice" mb="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 300px">
          {folder === 'spam'
            ? `${spamReasonIn(spamReason)} Senders aren’t told their message is in spam.`
            : 'This response was deleted. It’s kept for a week.'}
        </Text>
        {canWrite && (
          <Button size="compact-sm" variant="default" onClick={() => move([id], folder, 'inbox')}>
            {folder === 'spam' ? 'Not spam' : 'Move to inbox'}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

const spamReasonIn = (reason: string) =>
  Object.hasOwn(spamReasons, reason) ? spamReasons[reason as SpamReason] : 'This looks like spam.'
