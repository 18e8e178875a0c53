import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listChangesCall } from '#shared/changes/schema.ts'
import { changeAccountCall, emailSchema, whoAmICall } from '#shared/sign-in/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { codeOf, fieldErrorsOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'

/** Name and email address of the signed-in user. A new address needs the password. */
export function Profile() {
  const { name, email } = useStaff()
  const form = useForm({
    initialValues: { name, email, currentPassword: '' },
    validate: {
      name: (value) => (value.trim() ? null : 'Enter your name.'),
      email: (value) =>
        emailSchema.safeParse(value).success ? null : 'Enter a valid email address, like name@example.com.',
      currentPassword: (value, values) =>
        isNew(values.email, email) && !value ? 'Enter your current password.' : null,
    },
  })
  const mutation = useContractMutation(changeAccountCall, {
    outdates: [whoAmICall, listChangesCall],
    onDone: (staff) => {
      form.setValues({ name: staff.name, email: staff.email, currentPassword: '' })
      form.resetDirty()
      showDone('Saved.')
    },
    onRefused: (error) => {
      if (codeOf(error) === 'sign-in-refused')
        form.setFieldError('currentPassword', 'That’s not your current password.')
      else form.setErrors(fieldErrorsOf(error))
    },
  })
  const isSaidAtField = codeOf(mutation.error) === 'sign-in-refused'
  return (
    <Panel title="Profile">
      <form noValidate onSubmit={form.onSubmit((body) => mutation.mutate({ body }))}>
        <Stack gap="md">
          <RefusalAlert error={isSaidAtField ? null : mutation.error} />
          <TextInput label="Name" autoComplete="name" maxLength={100} {...form.getInputProps('name')} />
          <TextInput
            label="Email"
            description="You use it to sign in."
            type="email"
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          {isNew(form.values.email, email) && (
            <PasswordInput
              label="Current password"
              description="Needed to change your email address."
              autoComplete="current-password"
              {...form.getInputProps('currentPassword')}
            />
          )}
          <Group>
            <Button type="submit" loading={mutation.isPending} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}

const isNew = (typed: string, email: string): boolean => typed.trim().toLowerCase() !== email
