import { Button, Checkbox, ColorInput, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { type EmailDesign, usualDesign } from '#shared/emails/design.ts'
import type { EmailDesignReply } from '#shared/emails/owner-api.ts'
import { emailWordLimits } from '#shared/emails/words/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { ChangeDesign } from './use-email-editors.ts'

interface DesignPartProps {
  readonly draft: EmailDesign
  readonly change: ChangeDesign
  readonly usual: EmailDesignReply['usual']
  readonly errors: Readonly<Record<string, string>>
}

/** What all emails look like. */
export function LookPanel({ draft, change, usual, errors }: DesignPartProps) {
  return (
    <Panel
      title="Look"
      lead="Fonts and backgrounds come from your site’s styles. These settings are for every email."
      aside={
        <Button variant="default" size="xs" onClick={() => change('reset', usualDesign)}>
          Reset to default
        </Button>
      }
    >
      <Stack gap="md">
        <Radio.Group
          label="Header"
          value={draft.logo}
          onChange={(logo) => change('logo', { logo: logo as EmailDesign['logo'] })}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="site" label="Logo of the site" description="Without a logo, the site title is shown." />
            <Radio value="title" label="Site title" />
          </Stack>
        </Radio.Group>
        <ColorInput
          label="Buttons and links"
          description={
            draft.accent === null
              ? 'The color of your site’s buttons.'
              : 'The text on buttons is black or white, whichever is easier to read.'
          }
          format="hex"
          value={draft.accent ?? usual.accent}
          error={errors.accent}
          onChange={(color) => {
            if (color !== (draft.accent ?? usual.accent)) change('accent', { accent: color.toLowerCase() })
          }}
        />
        {draft.accent !== null && (
          <Group>
            <Button variant="subtle" size="compact-sm" onClick={() => change('accent', { accent: null })}>
              Use the color of the site
            </Button>
          </Group>
        )}
        <Textarea
          label="Footer"
          description="The last lines of each email."
          placeholder={usual.footer}
          value={draft.footer}
          maxLength={emailWordLimits.footer}
          autosize
          minRows={2}
          error={errors.footer}
          onChange={(event) => change('footer', { footer: event.currentTarget.value })}
        />
        <Checkbox
          label="Show your business address"
          description={
            usual.address === ''
              ? 'Enter it in the store settings first.'
              : 'Some countries require it in emails to subscribers. It comes from the store settings.'
          }
          checked={draft.showsAddress}
          onChange={(event) => change('showsAddress', { showsAddress: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}

/** Who sends the emails, and where replies go. */
export function SenderPanel({ draft, change, usual, errors }: DesignPartProps) {
  return (
    <Panel title="Sender">
      <Stack gap="md">
        <TextInput
          label="Sender name"
          description="Shown beside the address that emails come from."
          value={draft.senderName}
          maxLength={60}
          autoComplete="off"
          error={errors.senderName}
          onChange={(event) => change('senderName', { senderName: event.currentTarget.value })}
        />
        <TextInput
          label="Reply-to address"
          description="Where replies from customers go."
          type="email"
          placeholder={usual.replyTo}
          value={draft.replyTo}
          maxLength={256}
          autoComplete="off"
          error={errors.replyTo}
          onChange={(event) => change('replyTo', { replyTo: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}
