import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { countPersonCall, deletePersonCall } from '#shared/forms/owner-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface DeletePersonProps {
  readonly email: string
  readonly isOpen: boolean
  readonly close: () => void
  readonly backTo: string
}

/** Asks before everything from an email address is deleted for good: how much it is, and that it cannot be undone. */
export function DeletePersonDialog({ email, isOpen, close, backTo }: DeletePersonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const body = { email }
  const count = useContractQuery(countPersonCall, { body }, { enabled: isOpen, staleTime: 0 })
  const remove = useContractMutation(deletePersonCall, {
    onDone: ({ deleted }) => {
      void client.invalidateQueries()
      void navigate(backTo)
      showDone(`${countInWords(deleted, 'responses')} deleted permanently.`)
    },
  })
  return (
    <Modal opened={isOpen} onClose={close} title="Delete this person’s data?">
      {count.data ? (
        <Text size="sm">
          {countInWords(count.data.submissions, 'responses')} from <strong>{email}</strong> in{' '}
          {countInWords(count.data.forms, 'forms')}, in all folders, will be deleted permanently with their files. This
          can’t be undone. The history shows that responses were deleted, but not whose.
        </Text>
      ) : (
        <Skeleton height={60} />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button
          color="danger"
          disabled={!count.data}
          loading={remove.isPending}
          onClick={() => remove.mutate({ body })}
        >
          Delete permanently
        </Button>
      </Group>
    </Modal>
  )
}
