import { Button, Group, Stack, Text } from '@mantine/core'
import { type Role, roles } from '#shared/roles/rules.ts'
import { roleNames } from '#shared/staff/describe-role.ts'
import {
  changeStaffRoleCall,
  listStaffCall,
  removeStaffCall,
  resendInvitationCall,
  revokeInvitationCall,
} from '#shared/staff/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import type { LinkOf } from './invitation-link.tsx'

/** What is asked about before it is done. `name` is of the person, or the address of an invitation. */
export type Asked = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'remove' | 'revoke' | 'new-link' }
  | { readonly kind: 'role'; readonly role: Role }
)

interface AskDialogProps {
  /** Null while it is closed. */
  readonly asked: Asked | null
  readonly close: () => void
  readonly onLink: (shown: LinkOf) => void
}

/** Asks before someone loses access or gets all of it, and before a link stops working; says what happens. */
export function AskDialog({ asked, close, onLink }: AskDialogProps) {
  const name = asked?.name ?? ''
  const done = (words: string) => ({
    outdates: [listStaffCall],
    onDone: () => {
      close()
      showDone(words)
    },
    onRefused: () => {},
  })
  const remove = useContractMutation(removeStaffCall, done(`${name} removed.`))
  const revoke = useContractMutation(revokeInvitationCall, done('Invitation revoked.'))
  const change = useContractMutation(changeStaffRoleCall, done(`Role of ${name} changed.`))
  const renew = useContractMutation(resendInvitationCall, {
    ...done(`Invitation sent to ${name}.`),
    onDone: ({ link }) => {
      close()
      if (link === null) showDone(`Invitation sent to ${name}.`)
      else onLink({ email: name, link })
    },
  })
  if (!asked) return <Modal opened={false} onClose={close} title="" />
  const { id } = asked
  const confirm = {
    remove: () => remove.mutate({ parameters: { userId: id } }),
    revoke: () => revoke.mutate({ parameters: { invitationId: id } }),
    'new-link': () => renew.mutate({ parameters: { invitationId: id } }),
    role: () => asked.kind === 'role' && change.mutate({ parameters: { userId: id }, body: { role: asked.role } }),
  }
  const calls = [remove, revoke, change, renew]
  const { title, text, label, isDangerous } = wordsOf(asked)
  return (
    <Modal opened onClose={close} title={title}>
      <Stack gap="md">
        <RefusalAlert error={calls.find(({ error }) => error)?.error} />
        <Text size="sm">{text}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            {...(isDangerous && { color: 'danger' })}
            loading={calls.some(({ isPending }) => isPending)}
            onClick={confirm[asked.kind]}
          >
            {label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function wordsOf(asked: Asked): { title: string; text: string; label: string; isDangerous: boolean } {
  const { name } = asked
  switch (asked.kind) {
    case 'remove':
      return {
        title: `Remove ${name}?`,
        text: 'They’re signed out everywhere and can no longer open the studio. Invitations that they sent are revoked. What they did stays in the history. API keys that they created keep working.',
        ...{ label: 'Remove', isDangerous: true },
      }
    case 'revoke':
      return {
        title: `Revoke the invitation of ${name}?`,
        text: 'The link stops working. You can invite them again later.',
        ...{ label: 'Revoke invitation', isDangerous: true },
      }
    case 'new-link':
      return {
        title: `Create a new link for ${name}?`,
        text: 'The link that they have stops working.',
        ...{ label: 'Create link', isDangerous: false },
      }
    case 'role':
      return asked.role === roles.admin
        ? {
            title: `Make ${name} an administrator?`,
            text: 'Administrators can do everything, also remove you and change your role.',
            ...{ label: 'Make administrator', isDangerous: true },
          }
        : {
            title: `Change the role of ${name}?`,
            text: `They’re an administrator. As ${roleNames[asked.role]}, they can no longer do everything, and invitations that they sent are revoked.`,
            ...{ label: 'Change role', isDangerous: true },
          }
  }
}
