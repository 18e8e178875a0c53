import { SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { type Consent, consentLimits } from '#shared/consent/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { ChangeConsent } from './use-consent-editor.ts'

export interface ConsentPartProps {
  readonly draft: Consent
  readonly change: ChangeConsent
  readonly errors: Readonly<Record<string, string>>
}

/** Whether visitors are asked, and what they read first. */
export function TextsPanel({ draft: { isEnabled, title, text }, change, errors }: ConsentPartProps) {
  return (
    <Panel
      title="Banner"
      lead="Asks visitors before scripts that need consent run. If you have a privacy policy, the banner links to it."
    >
      <Stack gap="md">
        <Switch
          id="show-banner"
          label="Show the cookie banner"
          description="While it’s off, no one is asked, and scripts that need consent don’t run."
          checked={isEnabled}
          onChange={(event) => change('isEnabled', { isEnabled: event.currentTarget.checked })}
        />
        <TextInput
          label="Title"
          value={title}
          maxLength={consentLimits.title}
          autoComplete="off"
          error={errors.title}
          onChange={(event) => change('title', { title: event.currentTarget.value })}
        />
        <Textarea
          label="Text"
          description="An empty line begins a paragraph."
          value={text}
          maxLength={consentLimits.text}
          autosize
          minRows={3}
          error={errors.text}
          onChange={(event) => change('text', { text: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}

const labelNames: Readonly<Record<keyof Consent['labels'], string>> = {
  accept: 'Accept everything',
  reject: 'Reject everything',
  choose: 'Show the purposes',
  save: 'Save the chosen purposes',
  settings: 'Open the banner again, in the footer',
}

/** The texts of the banner's buttons. */
export function LabelsPanel({ draft: { labels }, change, errors }: ConsentPartProps) {
  return (
    <Panel title="Buttons" lead="Visitors can change their choice at any time with the button in the footer.">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {(Object.keys(labelNames) as (keyof Consent['labels'])[]).map((name) => (
          <TextInput
            key={name}
            label={labelNames[name]}
            value={labels[name]}
            maxLength={consentLimits.label}
            autoComplete="off"
            error={errors[`labels.${name}`]}
            onChange={(event) => change(`labels.${name}`, { labels: { ...labels, [name]: event.currentTarget.value } })}
          />
        ))}
      </SimpleGrid>
    </Panel>
  )
}
