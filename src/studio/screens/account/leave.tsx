import { Anchor, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { checkLeaving } from '#shared/staff/rules.ts'
import { leaveSiteCall, listStaffCall } from '#shared/staff/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { codeOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'

/** Lets the signed-in user stop working on the site. */
export function Leave() {
  const { website, userId } = useStaff()
  const [isAsking, setAsking] = useState(false)
  const team = useContractQuery(listStaffCall, {}, { enabled: useMay()('staff.manage') })
  const isLastAdmin = team.data !== undefined && !checkLeaving(team.data.staff, userId).ok
  return (
    <Panel
      title="Leave this site"
      lead={`You’ll lose access to the studio of ${website.title}. Only an administrator can invite you again.`}
    >
      {isLastAdmin ? (
        <Text size="sm">
          A site needs an administrator. To leave, make someone else an administrator first, in{' '}
          <Anchor component={Link} to="/staff" inherit>
            Staff
          </Anchor>
          .
        </Text>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setAsking(true)}>
            Leave site
          </Button>
        </Group>
      )}
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={`Leave ${website.title}?`}>
        {isAsking && <LeaveForm close={() => setAsking(false)} />}
      </Modal>
    </Panel>
  )
}

function LeaveForm({ close }: { readonly close: () => void }) {
  const { email } = useStaff()
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: { currentPassword: (value) => (value ? null : 'Enter your current password.') },
  })
  const leave = useContractMutation(leaveSiteCall, {
    isSingle: true,
    // Nothing of the site stays in memory.
    onDone: () => location.assign('/config/'),
    onRefused: (error) => {
      if (codeOf(error) === 'sign-in-refused')
        form.setFieldError('currentPassword', 'That’s not your current password.')
    },
  })
  const isSaidAtField = codeOf(leave.error) === 'sign-in-refused'
  return (
    <form noValidate onSubmit={form.onSubmit((body) => leave.mutate({ body }))}>
      <Stack gap="md">
        <RefusalAlert error={isSaidAtField ? null : leave.error} />
        <Text size="sm">You’re signed out everywhere, at once. What you did stays in the history.</Text>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="danger" loading={leave.isPending}>
            Leave site
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
