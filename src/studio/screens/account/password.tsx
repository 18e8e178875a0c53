import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changePasswordCall, listSessionsCall, passwordSchema } from '#shared/sign-in/schema.ts'
import { NewPasswordInput } from '#studio/kit/new-password/new-password-input.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { codeOf, fieldErrorsOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'

/** Changes the password, with the old one as proof. All other sessions end. */
export function Password() {
  const { email, name, website } = useStaff()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value ? null : 'Enter your current password.'),
      newPassword: (value) => passwordSchema.safeParse(value).error?.issues[0]?.message ?? null,
    },
  })
  const mutation = useContractMutation(changePasswordCall, {
    outdates: [listSessionsCall],
    onDone: () => {
      form.reset()
      showDone('Password changed. You’ve been signed out everywhere else.')
    },
    onRefused: (error) => {
      if (codeOf(error) === 'sign-in-refused')
        form.setFieldError('currentPassword', 'That’s not your current password.')
      else form.setErrors(fieldErrorsOf(error))
    },
  })
  const isSaidAtField = codeOf(mutation.error) === 'sign-in-refused'
  return (
    <Panel title="Password">
      <form noValidate onSubmit={form.onSubmit((body) => mutation.mutate({ body }))}>
        <Stack gap="md">
          <RefusalAlert error={!isSaidAtField ? mutation.error : null} />
          {/* Password managers need to know whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordInput
            label="New password"
            description="At least 10 characters. You’ll be signed out everywhere else."
            owner={{ email, names: [name, website.title] }}
            key={form.key('newPassword')}
            {...form.getInputProps('newPassword')}
          />
          <Group>
            <Button type="submit" loading={mutation.isPending}>
              Change password
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
