import { Alert, Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import {
  addGroupMembersCall,
  type GroupMember,
  getGroupCall,
  linkGroupMemberCall,
  listGroupsCall,
  removeGroupMemberCall,
  withdrawGroupLinkCall,
} from '#shared/customer-groups/api.ts'
import { groupLimits } from '#shared/customer-groups/limits.ts'
import type { CustomerGroup } from '#shared/customer-groups/schema.ts'
import { getCustomerCall, listCustomersCall } from '#shared/customers/api.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { CustomerLink } from '#studio/kit/customer-link.tsx'
import { deliveryNote } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import classes from './groups.module.css'

interface MembersProps {
  readonly group: CustomerGroup
  readonly members: readonly GroupMember[]
  readonly memberCount: number
}

const outdated = [getGroupCall, listGroupsCall, getCustomerCall, listCustomersCall]

/** The customers of a group: adding them by email address, and the links that open their prices. */
export function Members({ group, members, memberCount }: MembersProps) {
  const canManage = useMay()('orders.manage')
  return (
    <Panel
      title="Customers"
      lead="A link shows a customer their prices in the browser that opens it. They order with the email address that you added."
    >
      <Stack gap="md">
        {members.length > 0 && (
          <div>
            {members.map((member) => (
              <Member key={member.customerId} group={group} member={member} />
            ))}
          </div>
        )}
        {memberCount > members.length && (
          <Text size="sm" c="dimmed">
            The first {members.length} of {countInWords(memberCount, 'customers')}.
          </Text>
        )}
        {canManage && <AddMembers group={group} />}
      </Stack>
    </Panel>
  )
}

function Member({ group, member }: { readonly group: CustomerGroup; readonly member: GroupMember }) {
  const { customerId, email, name, linkSentAt } = member
  const { moment } = useFormats()
  const canManage = useMay()('orders.manage')
  const [isLinking, linking] = useDisclosure(false)
  const showUndo = useUndoNotice()
  const input = { parameters: { groupId: group.id, customerId } }
  const withdraw = useContractMutation(withdrawGroupLinkCall, {
    outdates: [getGroupCall],
    onDone: () => showDone('Link deactivated.'),
  })
  const remove = useContractMutation(removeGroupMemberCall, {
    outdates: outdated,
    onDone: ({ batchId }) => showUndo(`${email} removed.`, batchId),
  })
  return (
    <div className={classes.member}>
      <div className={classes.who}>
        <Anchor component={Link} to={`/customers/${customerId}`}>
          {name || email}
        </Anchor>
        <small>
          {name && `${email} · `}
          {linkSentAt === null ? 'No link yet' : `Link from ${moment(linkSentAt)}`}
        </small>
      </div>
      {canManage && (
        <Group gap="xs">
          <Button size="xs" variant="default" aria-label={`Link for ${email}`} onClick={linking.open}>
            Link
          </Button>
          {linkSentAt !== null && (
            <Button
              size="xs"
              variant="default"
              aria-label={`Deactivate link of ${email}`}
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate(input)}
            >
              Deactivate
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="danger"
            aria-label={`Remove ${email}`}
            loading={remove.isPending}
            onClick={() => remove.mutate(input)}
          >
            Remove
          </Button>
        </Group>
      )}
      <Modal opened={isLinking} onClose={linking.close} title={`Link for ${name || email}`}>
        <LinkForm {...input} email={email} close={linking.close} />
      </Modal>
    </div>
  )
}

interface LinkFormProps {
  readonly parameters: { readonly groupId: string; readonly customerId: string }
  readonly email: string
  readonly close: () => void
}

/** The link of a customer: it is copied or emailed, and stays the same until it is deactivated. */
function LinkForm({ parameters, email, close }: LinkFormProps) {
  const { canSendEmail } = useStaff().website
  const show = useContractMutation(linkGroupMemberCall, { outdates: [getGroupCall] })
  const send = useContractMutation(linkGroupMemberCall, {
    outdates: [getGroupCall, listEmailsCall],
    onDone: () => {
      close()
      showDone(`Link sent to ${email}.`)
    },
  })
  return (
    <CustomerLink
      lead={`The link opens the prices of this group. It works until you deactivate it, for orders with ${email}.`}
      url={show.data?.url}
      isShowing={show.isPending}
      show={() => show.mutate({ parameters, body: { sendEmail: false } })}
      email={
        canSendEmail
          ? {
              note: deliveryNote(email, canSendEmail),
              isSending: send.isPending,
              send: () => send.mutate({ parameters, body: { sendEmail: true } }),
            }
          : null
      }
    />
  )
}

function AddMembers({ group }: { readonly group: CustomerGroup }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const showUndo = useUndoNotice()
  const add = useContractMutation(addGroupMembersCall, {
    outdates: outdated,
    onDone: ({ batchId }, { body }) => {
      setTyped('')
      showUndo(`${countInWords(body.emails.length, 'customers')} added.`, batchId)
    },
    onRefused: () => {},
  })
  function submit() {
    const emails = typed.split(/[\s,;]+/).filter((part) => part !== '')
    const wrong = emails.find((email) => !emailSchema.safeParse(email).success)
    if (emails.length === 0) return setProblem('Enter an email address.')
    if (wrong) return setProblem(`“${wrong}” isn’t an email address.`)
    if (emails.length > groupLimits.membersAtOnce)
      return setProblem(`Add ${groupLimits.membersAtOnce} customers at a time.`)
    setProblem(null)
    add.mutate({ parameters: { groupId: group.id }, body: { emails } })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="sm">
        {add.error !== null && (
          <Alert color="danger" role="alert">
            {wordsFor(add.error)}
          </Alert>
        )}
        <Textarea
          label="Add customers"
          description="Email addresses, one on each line. Who is in another group moves to this one."
          autosize
          minRows={2}
          maxRows={8}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={add.isPending}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
