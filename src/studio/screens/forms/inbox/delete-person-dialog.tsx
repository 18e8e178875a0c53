import { Button, Group, Modal, Skeleton, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { countPerson, deletePerson } from '#shared/forms/owner-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface DeletePersonProps {
  readonly email: string
  readonly isOpen: boolean
  readonly close: () => void
  readonly backTo: string
}

/** Asks before everything that came from an address is deleted for good: how much it is, and that there is no way back. */
export function DeletePersonDialog({ email, isOpen, close, backTo }: DeletePersonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const body = { email }
  const count = useContractQuery(countPerson, { body }, { enabled: isOpen, staleTime: 0 })
  const remove = useContractMutation(deletePerson, {
    onDone: ({ deleted }) => {
      void client.invalidateQueries()
      void navigate(backTo)
      showDone(`${countInWords(deleted, 'answers')} deleted for good.`)
    },
  })
  return (
    <Modal opened={isOpen} onClose={close} title="Delete everything from this person?">
      {count.data ? (
        <Text size="sm">
          {countInWords(count.data.submissions, 'answers')} of <strong>{email}</strong> in{' '}
          {countInWords(count.data.forms, 'forms')} and in every folder are deleted for good, with their files. This
          cannot be undone. The list of changes says that it was done, but not whose answers they were.
        </Text>
      ) : (
        <Skeleton height={60} />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={close}>
          Keep them
        </Button>
        <Button
          color="danger"
          disabled={!count.data}
          loading={remove.isPending}
          onClick={() => remove.mutate({ body })}
        >
          Delete for good
        </Button>
      </Group>
    </Modal>
  )
}
