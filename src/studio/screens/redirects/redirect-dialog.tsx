import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { addRedirectCall, listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { readablePath } from '#shared/redirects/paths.ts'
import { redirectFromSchema, redirectToSchema } from '#shared/redirects/schema.ts'
import { besidesFields, type FieldOfCode, showAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

const fieldOfCode: FieldOfCode = {
  'redirect-loop': 'to',
  'redirect-exists': 'from',
  'redirect-page-exists': 'from',
  'redirect-served': 'from',
}

/** Adds a redirect by hand. */
export function RedirectDialog({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  return (
    <Modal opened={isOpen} onClose={close} title="Add redirect">
      {isOpen && <RedirectForm close={close} />}
    </Modal>
  )
}

function RedirectForm({ close }: { readonly close: () => void }) {
  const sayUndo = useUndoNotice()
  const form = useForm({
    initialValues: { from: '', to: '' },
    validate: {
      from: (from) => redirectFromSchema.safeParse(from).error?.issues[0]?.message,
      to: (to) => redirectToSchema.safeParse(to).error?.issues[0]?.message,
    },
  })
  const add = useContractMutation(addRedirectCall, {
    outdates: [listRedirectsCall],
    onDone: ({ redirect, batchId }) => {
      close()
      sayUndo(`Redirect from ${readablePath(redirect.from)} added`, batchId)
    },
    onRefused: showAtFields(form, fieldOfCode),
  })
  return (
    <form onSubmit={form.onSubmit((body) => add.mutate({ body }))} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(add.error, fieldOfCode)} />
        <TextInput
          label="From"
          description="The old path on this site. Visitors and search engines are redirected permanently (301)."
          placeholder="/old-page"
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          {...form.getInputProps('from')}
        />
        <TextInput
          label="To"
          description="A path on this site, or a full URL of another site."
          placeholder="/new-page"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          {...form.getInputProps('to')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add redirect
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
