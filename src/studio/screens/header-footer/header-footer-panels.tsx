import { Anchor, Checkbox, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Link } from 'react-router'
import { LinkField } from '#studio/kit/link-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { DiscountOfLink } from './discount-of-link.tsx'
import { colorWords, type Draft, layoutWords } from './draft.ts'

interface PanelProps {
  readonly form: UseFormReturnType<Draft>
}

/** The line above the header. */
export function AnnouncementPanel({ form }: PanelProps) {
  return (
    <Panel title="Announcement bar" lead="One line above the header.">
      <Stack gap="md">
        <Checkbox
          id="announcement"
          label="Show the announcement bar"
          {...form.getInputProps('hasAnnouncement', { type: 'checkbox' })}
        />
        {form.values.hasAnnouncement && (
          <>
            <TextInput label="Text" maxLength={200} autoComplete="off" {...form.getInputProps('announcement.text')} />
            <LinkField
              label="Link"
              href={form.values.announcement.href}
              change={(href) => form.setFieldValue('announcement.href', href)}
              error={form.errors['announcement.href']}
            />
            <DiscountOfLink href={form.values.announcement.href} />
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
  )
}

/** Layout of the header, and its button. */
export function HeaderPanel({ form }: PanelProps) {
  return (
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
        {form.values.hasButton && (
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
  )
}

/** The texts of the footer. */
export function FooterPanel({ form }: PanelProps) {
  return (
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
  )
}
