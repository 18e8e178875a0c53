import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getHeaderFooterCall, saveHeaderFooterCall } from '#shared/header-footer/api.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { AskBeforeLeaving } from '#studio/kit/ask-before-leaving.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { type Draft, toDraft, toHeaderFooter } from './draft.ts'
import { AnnouncementPanel, FooterPanel, HeaderPanel } from './header-footer-panels.tsx'

const isSame = (one: HeaderFooter, other: HeaderFooter) => JSON.stringify(one) === JSON.stringify(other)

/**
 * All settings of header and footer, saved in one step.
 * @param saved what visitors see; when it changes, the fields follow, unless something in them is not saved
 */
export function HeaderFooterForm({ saved }: { readonly saved: HeaderFooter }) {
  const sayUndo = useUndoNotice()
  const form = useForm<Draft>({
    initialValues: toDraft(saved),
    validate: {
      announcement: { text: (text, { hasAnnouncement }) => (hasAnnouncement && !text.trim() ? 'Enter a text.' : null) },
      header: {
        button: {
          text: (text, { hasButton }) => (hasButton && !text.trim() ? 'Enter a text.' : null),
          href: (href, { hasButton }) => (hasButton && !href.trim() ? 'Enter a URL or a path.' : null),
        },
      },
    },
  })
  const save = useContractMutation(saveHeaderFooterCall, {
    outdates: [getHeaderFooterCall, listChangesCall],
    onDone: ({ batchId, ...stored }) => {
      follow(stored)
      sayUndo('Header and footer saved', batchId)
    },
    onRefused: showAtFields({
      // The announcement's fields are separate in the form.
      setErrors: (errors) =>
        form.setErrors(
          Object.fromEntries(
            Object.entries(errors).map(([path, words]) => [path.replace('header.announcement', 'announcement'), words]),
          ),
        ),
    }),
  })
  const [base, setBase] = useState(saved)
  function follow(latest: HeaderFooter) {
    setBase(latest)
    form.setInitialValues(toDraft(latest))
    form.setValues(toDraft(latest))
  }
  const isDirty = form.isDirty()
  const isOutdated = !isSame(saved, base)
  useEffect(() => {
    if (isOutdated && !isDirty) follow(saved)
  })
  return (
    <form onSubmit={form.onSubmit((draft) => save.mutate({ body: toHeaderFooter(draft) }))} noValidate>
      <Stack gap="lg">
        <AskBeforeLeaving hasChanges={() => form.isDirty()}>
          The changes to the header and the footer aren’t saved.
        </AskBeforeLeaving>
        <RefusalAlert error={besidesFields(save.error)} />
        {isOutdated && isDirty && !save.isPending && (
          <Alert color="notice" role="alert" title="Someone else changed the header or the footer">
            <Group justify="space-between">
              <Text size="sm">Saving replaces their changes with yours.</Text>
              <Button size="compact-sm" variant="default" onClick={() => follow(saved)}>
                Discard mine
              </Button>
            </Group>
          </Alert>
        )}
        <AnnouncementPanel form={form} />
        <HeaderPanel form={form} />
        <FooterPanel form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
