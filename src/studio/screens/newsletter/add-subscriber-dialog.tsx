import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { addSubscriberCall, listNewsletterListsCall, listSubscribersCall } from '#shared/newsletter/owner-api.ts'
import { DEFAULT_LIST_ID, type NewsletterList, newsletterLimits } from '#shared/newsletter/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly lists: readonly NewsletterList[]
  readonly close: () => void
}

/** Adds someone to a list who agreed to it elsewhere; the note is stored as proof. */
export function AddSubscriberDialog({ isOpen, ...props }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={props.close} title="Add subscriber">
      <AddForm {...props} />
    </Modal>
  )
}

function AddForm({ lists, close }: Omit<DialogProps, 'isOpen'>) {
  const form = useForm({ initialValues: { listId: DEFAULT_LIST_ID as string, email: '', name: '', note: '' } })
  const add = useContractMutation(addSubscriberCall, {
    outdates: [listSubscribersCall, listNewsletterListsCall],
    onDone: () => {
      close()
      showDone(`${form.values.email.trim()} is on the list.`)
    },
    onRefused: showAtFields(form),
  })
  return (
    <form onSubmit={form.onSubmit((body) => add.mutate({ body }))} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(add.error)} />
        <TextInput label="Email" type="email" data-autofocus autoComplete="off" {...form.getInputProps('email')} />
        <TextInput
          label="Name"
          autoComplete="off"
          maxLength={newsletterLimits.nameLength}
          {...form.getInputProps('name')}
        />
        {lists.length > 1 && <ListSelect lists={lists} value={form.values.listId} {...form.getInputProps('listId')} />}
        <NoteField
          value={form.values.note}
          {...form.getInputProps('note')}
          error={form.errors.note && 'Enter how they consented.'}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The list that someone is added to. */
export function ListSelect({
  lists,
  value,
  onChange,
}: {
  readonly lists: readonly NewsletterList[]
  readonly value: string
  readonly onChange: (listId: string) => void
}) {
  return (
    <Select
      label="List"
      allowDeselect={false}
      value={value}
      onChange={(next) => next && onChange(next)}
      data={lists.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** The owner's statement about the consent of people who did not sign up on the site. */
export function NoteField({
  value,
  error,
  onChange,
}: {
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (note: string) => void
}) {
  return (
    <Textarea
      label="How did they consent?"
      description="Saved as proof. They won’t get a confirmation email."
      placeholder="Signed up at the summer market"
      autosize
      minRows={2}
      maxLength={newsletterLimits.noteLength}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\n/g, ' '))}
    />
  )
}
