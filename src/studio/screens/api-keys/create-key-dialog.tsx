import { SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { createApiKeyCall, listApiKeysCall } from '#shared/api-keys/owner-api.ts'
import { apiKeyLimits, keyLifetimes } from '#shared/api-keys/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SecretShown } from '#studio/kit/secret-shown.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { type Level, levelLabels, levels, lifetimeLabels, scopeGroups, scopesOf } from './api-key-words.ts'
import classes from './api-keys.module.css'

interface CreateKeyDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Creates an API key, and shows it once. */
export function CreateKeyDialog({ isOpen, close }: CreateKeyDialogProps) {
  const [isShown, setShown] = useState(false)
  const end = () => {
    setShown(false)
    close()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={end}
      title={isShown ? 'API key created' : 'Create API key'}
      closeOnClickOutside={false}
    >
      {isOpen && <CreateForm close={end} onShown={() => setShown(true)} />}
    </Modal>
  )
}

const NEVER = 'never'

function CreateForm({ close, onShown }: { readonly close: () => void; readonly onShown: () => void }) {
  const form = useForm({
    initialValues: { name: '', chosen: {} as Readonly<Record<string, Level>>, lifetime: NEVER as string },
    validate: {
      name: (value) => (value.trim() === '' ? 'Enter a name.' : null),
      chosen: (value) => (scopesOf(value).length === 0 ? 'Choose what the key can read or change.' : null),
    },
  })
  const { name, chosen, lifetime } = form.values
  const create = useContractMutation(createApiKeyCall, {
    outdates: [listApiKeysCall],
    onDone: onShown,
    onRefused: showAtFields(form),
  })
  if (create.data)
    return (
      <SecretShown
        label="API key"
        words="Copy the key into the program that uses it. It’s shown only now. Anyone who has it can do what you allowed."
        secret={create.data.key}
        done={close}
      />
    )
  const scopes = scopesOf(chosen)
  const days = keyLifetimes.find((one) => String(one) === lifetime) ?? null
  return (
    <form noValidate onSubmit={form.onSubmit(() => create.mutate({ body: { name, scopes, days } }))}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(create.error)} />
        <TextInput
          label="Name"
          description="What the key is for. Order timelines, the list of changes and the stock history show this name."
          placeholder="Accounting"
          data-autofocus
          autoComplete="off"
          maxLength={apiKeyLimits.name}
          {...form.getInputProps('name')}
        />
        <fieldset className={classes.scopes}>
          <legend>Permissions</legend>
          {scopeGroups.map(({ label, noun, hint }) => (
            <div key={noun} className={classes.scope}>
              <div>
                <Text size="sm">{label}</Text>
                {hint && (
                  <Text size="xs" c="dimmed">
                    {hint}
                  </Text>
                )}
              </div>
              <SegmentedControl
                size="xs"
                aria-label={label}
                value={chosen[noun] ?? 'none'}
                data={levels.map((value) => ({ value, label: levelLabels[value] }))}
                onChange={(value) => form.setFieldValue('chosen', (now) => ({ ...now, [noun]: value as Level }))}
              />
            </div>
          ))}
          {form.errors.chosen && (
            <Text size="sm" c="danger" role="alert">
              {form.errors.chosen}
            </Text>
          )}
        </fieldset>
        <Select
          label="Expires"
          allowDeselect={false}
          data={[
            { value: NEVER, label: 'Never' },
            ...keyLifetimes.map((one) => ({ value: String(one), label: `In ${lifetimeLabels[one]}` })),
          ]}
          {...form.getInputProps('lifetime')}
        />
        <DialogFooter submitLabel="Create API key" isSubmitting={create.isPending} close={close} />
      </Stack>
    </form>
  )
}
