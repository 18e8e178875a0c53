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

/** The form's name, its button, what is said after it was sent, and where it stands. */
export function AdvancedTab({ form, draft, uses, change }: AdvancedTabProps) {
  return (
    <div className={classes.stack}>
      <Panel title="Name and button">
        <Stack gap="md">
          <TextInput
            label="Name of the form"
            description="For you only: visitors do not see it."
            value={draft.name}
            maxLength={200}
            error={draft.name.trim() === '' && 'Give the form a name.'}
            onChange={(event) => change('name', { name: event.currentTarget.value })}
          />
          <TextInput
            label="Text on the button"
            value={draft.submitLabel}
            maxLength={100}
            error={draft.submitLabel.trim() === '' && 'Write something on the button.'}
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
    <Panel title="After sending">
      <Stack gap="md">
        <SegmentedControl
          aria-label="After sending"
          value={isRedirecting ? 'redirect' : 'words'}
          onChange={(value) => {
            setRedirecting(value === 'redirect')
            if (value === 'words') change('redirect', { successRedirect: '' })
          }}
          data={[
            { value: 'words', label: 'Show a message' },
            { value: 'redirect', label: 'Open a page' },
          ]}
        />
        {isRedirecting ? (
          <TextInput
            label="Page that opens"
            description="A page of this site, such as /thanks, or an address that begins with https://"
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
              label="Text in place of the form"
              value={draft.submissionText}
              maxLength={2_000}
              autosize
              minRows={2}
              maxRows={8}
              onChange={(event) => change('submission-text', { submissionText: event.currentTarget.value })}
            />
            <BodyField
              label="More below the text"
              html={draft.submissionHtml}
              onChange={(submissionHtml) => change('submission-html', { submissionHtml })}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
