import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Contract } from '#shared/http/contract.ts'
import { addRedirectCall, listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { readablePath } from '#shared/redirects/paths.ts'
import { redirectFromSchema, redirectToSchema } from '#shared/redirects/schema.ts'
import { besidesFields, type FieldOfCode, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

const fieldOfCode: FieldOfCode = {
  'redirect-loop': 'to',
  'redirect-exists': 'from',
  'redirect-page-exists': 'from',
  'redirect-served': 'from',
}

interface FormProps {
  readonly close: () => void
  /** What the fields contain at first. */
  readonly first?: { readonly from: string; readonly to: string }
  /** Below the label of the target: where `first.to` comes from. */
  readonly note?: ReactNode
  /** Other replies that a new redirect makes outdated. */
  readonly outdates?: readonly Contract[]
}

/** Adds a redirect by hand. */
export function RedirectDialog({ isOpen, ...props }: FormProps & { readonly isOpen: boolean }) {
  return (
    <Modal opened={isOpen} onClose={props.close} title="Add redirect">
      {isOpen && <RedirectForm {...props} />}
    </Modal>
  )
}

function RedirectForm({ close, first = { from: '', to: '' }, note, outdates = [] }: FormProps) {
  const sayUndo = useUndoNotice()
  const form = useForm({
    initialValues: first,
    validate: {
      from: (from) => redirectFromSchema.safeParse(from).error?.issues[0]?.message,
      to: (to) => redirectToSchema.safeParse(to).error?.issues[0]?.message,
    },
  })
  const add = useContractMutation(addRedirectCall, {
    outdates: [listRedirectsCall, ...outdates],
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
          data-autofocus={first.from === '' || undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          {...form.getInputProps('from')}
        />
        <TextInput
          label="To"
          description={note ?? 'A path on this site, or a full URL of another site.'}
          placeholder="/new-page"
          data-autofocus={first.from !== '' || undefined}
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
