import { Button, Group, NumberInput, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type StoredMailServer, saveMailServerCall } from '#shared/mail-server/owner-api.ts'
import { providerOf } from '#shared/mail-server/providers.ts'
import { type MailSecurity, mailSecurities, mailServerSchema, PASSWORD_LENGTH } from '#shared/mail-server/schema.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './mail-server.module.css'
import { outdatedBySending } from './outdated-by-sending.ts'
import { securityNames, usualPorts } from './security-names.ts'
import { type Preset, ServiceFields } from './service-fields.tsx'

interface MailServerFormProps {
  readonly own: StoredMailServer | null
  readonly onDone: () => void
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null
}

const fieldOfCode = { 'mail-server-password-missing': 'password' }

/** The mail server of the site. The server signs in to it before anything is stored. */
export function MailServerForm({ own, onDone, onCancel }: MailServerFormProps) {
  const { website } = useStaff()
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      host: own?.host ?? '',
      port: (own?.port ?? usualPorts.starttls) as number | string,
      security: own?.security ?? ('starttls' as MailSecurity),
      user: own?.user ?? '',
      password: '',
      from: own?.from ?? website.business.contactEmail,
    },
    validate: (values) => {
      const { password, ...server } = values
      const found = mailServerSchema.safeParse(server).error?.issues ?? []
      const errors = Object.fromEntries(found.map(({ path, message }) => [path.join('.'), message]))
      if (errors.from) errors.from = 'Enter a valid email address, like name@example.com.'
      return password === '' && !own ? { ...errors, password: 'Enter the password.' } : errors
    },
  })
  const save = useContractMutation(saveMailServerCall, {
    outdates: outdatedBySending,
    onDone,
    onRefused: showAtFields(form, fieldOfCode),
  })
  const { host, port, security } = form.values
  const provider = providerOf(host)

  function changeSecurity(next: MailSecurity) {
    form.setFieldValue('security', next)
    if (port === usualPorts[security]) form.setFieldValue('port', usualPorts[next])
  }

  /** Most services send from the address that signs in. */
  function suggestFrom() {
    const { user, from } = form.values
    if (from === '' && emailSchema.safeParse(user).success) form.setFieldValue('from', user.trim())
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ password, ...server }) =>
        save.mutate({ body: { ...mailServerSchema.parse(server), password } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={besidesFields(save.error, fieldOfCode)} />
        <ServiceFields host={host} onChoose={(preset: Preset) => form.setValues(preset)} />
        <div className={classes.server}>
          <TextInput
            label="Host"
            placeholder="smtp.example.com"
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('host')}
          />
          <NumberInput
            label="Port"
            hideControls
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=""
            {...form.getInputProps('port')}
          />
          <Select
            label="Security"
            data={mailSecurities.map((value) => ({ value, label: securityNames[value] }))}
            allowDeselect={false}
            value={security}
            onChange={(value) => changeSecurity(value as MailSecurity)}
          />
        </div>
        {provider && <Text size="sm">{provider.help}</Text>}
        <TextInput
          label="User name"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('user')}
          onBlur={suggestFrom}
        />
        <PasswordInput
          label="Password"
          description={
            own
              ? 'Leave empty to keep the current password. Stored encrypted and never shown.'
              : 'Stored encrypted and never shown.'
          }
          maxLength={PASSWORD_LENGTH}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <TextInput
          label="From address"
          description="Your emails come from this address. It has to belong to your account at the service."
          type="email"
          autoComplete="off"
          {...form.getInputProps('from')}
        />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            Save and send test email
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
