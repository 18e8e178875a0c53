import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Role } from '#shared/roles/rules.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { describeRole } from '#shared/staff/describe-role.ts'
import { inviteStaffCall, listStaffCall } from '#shared/staff/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, type FieldOfCode, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { InvitationLink } from './invitation-link.tsx'
import { RoleSelect } from './role-select.tsx'

interface InviteDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Invites someone. Without a mail server, it shows the link once. */
export function InviteDialog({ isOpen, close }: InviteDialogProps) {
  const [isLinkShown, setLinkShown] = useState(false)
  const end = () => {
    setLinkShown(false)
    close()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={end}
      title={isLinkShown ? 'Invitation created' : 'Invite staff'}
      closeOnClickOutside={false}
    >
      {isOpen && <InviteForm close={end} onLinkShown={() => setLinkShown(true)} />}
    </Modal>
  )
}

const aboutEmail: FieldOfCode = { 'staff-already': 'email', 'invitation-pending': 'email' }

function InviteForm({ close, onLinkShown }: { readonly close: () => void; readonly onLinkShown: () => void }) {
  const { canSendEmail } = useStaff().website
  const form = useForm({
    initialValues: { email: '', role: null as Role | null },
    validate: {
      email: (value) =>
        emailSchema.safeParse(value).success ? null : 'Enter a valid email address, like name@example.com.',
      role: (value) => (value === null ? 'Choose a role.' : null),
    },
  })
  const invite = useContractMutation(inviteStaffCall, {
    outdates: [listStaffCall],
    isSingle: true,
    onDone: ({ invitation, link }) => {
      if (link !== null) return onLinkShown()
      close()
      showDone(`Invitation sent to ${invitation.email}.`)
    },
    onRefused: showAtFields(form, aboutEmail),
  })
  if (invite.data?.link)
    return <InvitationLink email={invite.data.invitation.email} link={invite.data.link} done={close} />
  const { email, role } = form.values
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        if (role !== null) invite.mutate({ body: { email: email.trim(), role } })
      })}
    >
      <Stack gap="md">
        <RefusalAlert error={besidesFields(invite.error, aboutEmail)} />
        <TextInput
          label="Email"
          description={
            canSendEmail
              ? 'We’ll email a link to accept the invitation.'
              : 'No mail server is set up. You’ll get a link that you can send to them.'
          }
          type="email"
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <RoleSelect
          label="Role"
          placeholder="Choose a role"
          description={role === null ? undefined : describeRole(role)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          comboboxProps={{ width: 'target' }}
          error={form.errors.role}
          value={role}
          onChange={(chosen) => form.setFieldValue('role', chosen)}
        />
        <DialogFooter
          submitLabel={canSendEmail ? 'Send invitation' : 'Create invitation'}
          isSubmitting={invite.isPending}
          close={close}
        />
      </Stack>
    </form>
  )
}
