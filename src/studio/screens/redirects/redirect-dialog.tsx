import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { addRedirectCall, listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { readablePath } from '#shared/redirects/paths.ts'
import { redirectFromSchema, redirectToSchema } from '#shared/redirects/schema.ts'
import { codeOf, fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

/** Refusals about the target of the redirect; the others are about its old URL. */
const ABOUT_TARGET = new Set(['redirect-loop'])
const ABOUT_FROM = new Set(['redirect-exists', 'redirect-page-exists', 'redirect-served'])

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
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [wrong, setWrong] = useState<{ from?: string; to?: string }>({})
  const add = useContractMutation(addRedirectCall, {
    outdates: [listRedirectsCall],
    onDone: ({ redirect, batchId }) => {
      close()
      sayUndo(`Redirect from ${readablePath(redirect.from)} added`, batchId)
    },
    onRefused: () => {},
  })
  const code = codeOf(add.error)
  const errors = fieldErrorsOf(add.error)
  const isPlaced = ABOUT_FROM.has(code) || ABOUT_TARGET.has(code) || 'from' in errors || 'to' in errors

  function submit(event: FormEvent) {
    event.preventDefault()
    const judged = { from: redirectFromSchema.safeParse(from), to: redirectToSchema.safeParse(to) }
    setWrong({ from: judged.from.error?.issues[0]?.message, to: judged.to.error?.issues[0]?.message })
    if (judged.from.success && judged.to.success) add.mutate({ body: { from, to } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isPlaced ? null : add.error} />
        <TextInput
          label="From"
          description="The old path on this site. Visitors and search engines are redirected permanently (301)."
          placeholder="/old-page"
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          value={from}
          error={wrong.from ?? errors.from ?? (ABOUT_FROM.has(code) ? wordsFor(add.error) : null)}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          label="To"
          description="A path on this site, or a full URL of another site."
          placeholder="/new-page"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={to}
          error={wrong.to ?? errors.to ?? (ABOUT_TARGET.has(code) ? wordsFor(add.error) : null)}
          onChange={(event) => setTo(event.currentTarget.value)}
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
