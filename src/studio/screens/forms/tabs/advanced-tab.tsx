import { SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormUse } from '#shared/forms/owner-api.ts'
import { type Form, type FormContent, formContentSchema } from '#shared/forms/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import classes from '../builder.module.css'
import { FormPlaces } from '../places/form-places.tsx'
import type { ChangeForm } from '../use-form-editor.ts'

interface AdvancedTabProps {
  readonly form: Form
  readonly draft: FormContent
  readonly uses: readonly FormUse[]
  readonly change: ChangeForm
}

/** The form's name, its button, the message after sending, and the pages it is on. */
export function AdvancedTab({ form, draft, uses, change }: AdvancedTabProps) {
  return (
    <div className={classes.stack}>
      <Panel title="Name and button">
        <Stack gap="md">
          <TextInput
            label="Form name"
            description="Shown in your inbox and emails. Visitors see the title of the page instead."
            value={draft.name}
            maxLength={200}
            error={draft.name.trim() === '' && 'Enter a name for the form.'}
            onChange={(event) => change('name', { name: event.currentTarget.value })}
          />
          <TextInput
            label="Button label"
            value={draft.submitLabel}
            maxLength={100}
            error={draft.submitLabel.trim() === '' && 'Enter a label for the button.'}
            onChange={(event) => change('submit-label', { submitLabel: event.currentTarget.value })}
          />
        </Stack>
      </Panel>
      <AfterSending draft={draft} change={change} />
      <FormPlaces form={form} uses={uses} />
    </div>
  )
}

const { successRedirect: redirectSchema } = formContentSchema.shape

function AfterSending({ draft, change }: Pick<AdvancedTabProps, 'draft' | 'change'>) {
  const [isRedirecting, setRedirecting] = useState(draft.successRedirect !== '')
  const checked = redirectSchema.safeParse(draft.successRedirect)
  return (
    <Panel title="After submitting">
      <Stack gap="md">
        <SegmentedControl
          aria-label="After submitting"
          value={isRedirecting ? 'redirect' : 'words'}
          onChange={(value) => {
            setRedirecting(value === 'redirect')
            if (value === 'words') change('redirect', { successRedirect: '' })
          }}
          data={[
            { value: 'words', label: 'Show a message' },
            { value: 'redirect', label: 'Redirect to a page' },
          ]}
        />
        {isRedirecting ? (
          <TextInput
            label="Page URL"
            description="A page of this site, such as /thanks, or a URL that starts with https://"
            placeholder="/thanks"
            value={draft.successRedirect}
            maxLength={2_000}
            spellCheck={false}
            error={!checked.success && checked.error.issues[0]?.message}
            onChange={(event) => change('redirect', { successRedirect: event.currentTarget.value })}
          />
        ) : (
          <>
            <Textarea
              label="Confirmation message"
              value={draft.submissionText}
              maxLength={2_000}
              autosize
              minRows={2}
              maxRows={8}
              onChange={(event) => change('submission-text', { submissionText: event.currentTarget.value })}
            />
            <BodyField
              label="Additional content"
              html={draft.submissionHtml}
              onChange={(submissionHtml) => change('submission-html', { submissionHtml })}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
