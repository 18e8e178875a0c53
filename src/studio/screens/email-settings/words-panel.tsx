import { Button, Code, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type EmailKind, emailVariables, variablesOf } from '#shared/emails/words/kinds.ts'
import { type EmailWords, emailWordLimits } from '#shared/emails/words/schema.ts'
import { variable } from '#shared/emails/words/template.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './email-settings.module.css'
import type { ChangeWords } from './use-email-editors.ts'

interface WordsPanelProps {
  readonly when: string
  readonly draft: EmailWords
  readonly usual: EmailWords
  readonly change: ChangeWords
  readonly errors: Readonly<Record<string, string>>
  readonly reset: () => void
}

/** What an email says. An empty field shows the usual words. */
export function WordsPanel({ when, draft, usual, change, errors, reset }: WordsPanelProps) {
  const isUsual = Object.values(draft).every((text) => text === '')
  const fieldOf = (name: keyof EmailWords) => ({
    value: draft[name],
    placeholder: usual[name],
    maxLength: emailWordLimits[name],
    autoComplete: 'off',
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => change(name, { [name]: event.currentTarget.value }),
  })
  return (
    <Panel
      title="Text"
      lead={`${when} Leave a field empty to use the default text.`}
      aside={
        <Button variant="default" size="xs" disabled={isUsual} onClick={reset}>
          Reset to default
        </Button>
      }
    >
      <Stack gap="md">
        <TextInput label="Subject" {...fieldOf('subject')} />
        <TextInput label="Heading" {...fieldOf('heading')} />
        <Textarea
          label="Introduction"
          description={
            usual.introduction === ''
              ? 'Shown above what the email must say. An empty line begins a paragraph.'
              : 'An empty line begins a paragraph.'
          }
          autosize
          minRows={3}
          {...fieldOf('introduction')}
        />
        <Textarea label="Closing" description="Shown below the email." autosize minRows={2} {...fieldOf('closing')} />
        <Text size="sm" c="dimmed">
          Items, amounts, links and what the law requires are always part of the email.
        </Text>
      </Stack>
    </Panel>
  )
}

/** What the texts of an email can name. */
export function VariablesPanel({ kind }: { readonly kind: EmailKind }) {
  return (
    <Panel title="Variables" lead="Write a variable into a text. Each email shows its own value.">
      <dl className={classes.variables}>
        {variablesOf(kind).map((name) => (
          <div key={name}>
            <dt>
              <Code>{variable(name)}</Code>
            </dt>
            <dd>{emailVariables[name]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
