import { Stack, Textarea } from '@mantine/core'
import { customCodeLimits } from '#shared/custom-code/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './custom-code.module.css'
import type { ChangeCode, CustomCodeDraft } from './custom-code-draft.ts'

interface CodeFieldsProps {
  readonly draft: CustomCodeDraft
  readonly change: ChangeCode
  readonly errors: Readonly<Record<string, string>>
}

/** What the owner adds to pages, and the hosts that it may use. */
export function CodeFields({ draft, change, errors }: CodeFieldsProps) {
  return (
    <>
      <Panel
        title="Code"
        lead="HTML that is added to your public pages. Only add code from sources you trust: it can read what visitors type."
      >
        <Stack gap="md">
          <CodeField
            label="Head code"
            description="Added at the end of the head. Use it for analytics, meta tags and styles."
            value={draft.headCode}
            error={errors.headCode}
            onChange={(headCode) => change('headCode', { headCode })}
          />
          <CodeField
            label="Body code"
            description="Added at the end of the page. Use it for chat windows and other widgets."
            value={draft.bodyCode}
            error={errors.bodyCode}
            onChange={(bodyCode) => change('bodyCode', { bodyCode })}
          />
        </Stack>
      </Panel>
      <Panel
        title="Allowed hosts"
        lead="Hosts named in your code are already allowed. Add others that its scripts load from or send to."
      >
        <Textarea
          label="Other hosts"
          description="One in each line, without https://. For Google Analytics, add *.google-analytics.com."
          value={draft.hosts}
          error={errors.hosts}
          autosize
          minRows={2}
          maxRows={12}
          spellCheck={false}
          autoCapitalize="off"
          classNames={{ input: classes.code }}
          onChange={(event) => change('hosts', { hosts: event.currentTarget.value })}
        />
      </Panel>
    </>
  )
}

interface CodeFieldProps {
  readonly label: string
  readonly description: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <Textarea
      {...field}
      maxLength={customCodeLimits.code}
      autosize
      minRows={6}
      maxRows={24}
      spellCheck={false}
      autoCapitalize="off"
      classNames={{ input: classes.code }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
