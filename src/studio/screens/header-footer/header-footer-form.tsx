import { Alert, Anchor, Button, Checkbox, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getHeaderFooterCall, saveHeaderFooterCall } from '#shared/header-footer/api.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { AskBeforeLeaving } from '#studio/kit/ask-before-leaving.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { LinkField } from '#studio/kit/link-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { colorWords, type Draft, layoutWords, toDraft, toHeaderFooter } from './draft.ts'

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
  const { hasAnnouncement, hasButton } = form.values
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
        <Panel title="Announcement bar" lead="One line above the header.">
          <Stack gap="md">
            <Checkbox
              label="Show the announcement bar"
              {...form.getInputProps('hasAnnouncement', { type: 'checkbox' })}
            />
            {hasAnnouncement && (
              <>
                <TextInput
                  label="Text"
                  maxLength={200}
                  autoComplete="off"
                  {...form.getInputProps('announcement.text')}
                />
                <LinkField
                  label="Link"
                  href={form.values.announcement.href}
                  change={(href) => form.setFieldValue('announcement.href', href)}
                  error={form.errors['announcement.href']}
                />
                <Select
                  label="Colors"
                  allowDeselect={false}
                  data={Object.entries(colorWords).map(([value, label]) => ({ value, label }))}
                  {...form.getInputProps('announcement.colors')}
                />
                <Checkbox
                  label="Visitors can close it"
                  description="It stays closed in their browser until you change the text or the link."
                  {...form.getInputProps('announcement.isDismissible', { type: 'checkbox' })}
                />
              </>
            )}
          </Stack>
        </Panel>
        <Panel
          title="Header"
          lead={
            <>
              Links are in{' '}
              <Anchor component={Link} to="/navigation" inherit>
                Navigation
              </Anchor>
              .
            </>
          }
        >
          <Stack gap="md">
            <Select
              label="Layout"
              description="On wide windows. Phones show the logo and a button that opens the menu."
              allowDeselect={false}
              data={Object.entries(layoutWords).map(([value, label]) => ({ value, label }))}
              {...form.getInputProps('header.layout')}
            />
            <Checkbox
              label="Keep the header in view"
              description="It stays at the top while visitors scroll."
              {...form.getInputProps('header.isSticky', { type: 'checkbox' })}
            />
            <Checkbox
              label="Transparent over the first section"
              description="On pages whose first section has a theme or a background, the header is part of it and has its colors."
              {...form.getInputProps('header.isTransparent', { type: 'checkbox' })}
            />
            <Checkbox
              label="Show a button"
              description="Beside the menu; on a phone, in the menu."
              {...form.getInputProps('hasButton', { type: 'checkbox' })}
            />
            {hasButton && (
              <>
                <TextInput
                  label="Button text"
                  maxLength={40}
                  autoComplete="off"
                  {...form.getInputProps('header.button.text')}
                />
                <LinkField
                  label="Button link"
                  href={form.values.header.button.href}
                  change={(href) => form.setFieldValue('header.button.href', href)}
                  error={form.errors['header.button.href']}
                />
                <Checkbox
                  label="Open in a new window"
                  {...form.getInputProps('header.button.newWindow', { type: 'checkbox' })}
                />
              </>
            )}
          </Stack>
        </Panel>
        <Panel title="Footer" lead="Policies are added when they are published.">
          <Stack gap="md">
            <Textarea
              label="Text"
              description="Such as the address and the opening hours. An empty line begins a paragraph."
              maxLength={1000}
              autosize
              minRows={3}
              {...form.getInputProps('footer.text')}
            />
            <TextInput
              label="Last line"
              description="Such as the copyright or the owner’s name."
              maxLength={200}
              autoComplete="off"
              {...form.getInputProps('footer.imprint')}
            />
            <Text size="sm" c="dimmed">
              Columns of links are the footer menu in{' '}
              <Anchor component={Link} to="/navigation" inherit>
                Navigation
              </Anchor>
              ; the sign-up form is chosen in{' '}
              <Anchor component={Link} to="/subscribers/lists" inherit>
                Subscribers
              </Anchor>
              .
            </Text>
          </Stack>
        </Panel>
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
