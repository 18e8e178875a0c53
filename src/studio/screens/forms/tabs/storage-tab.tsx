import { Alert, NumberInput, Select, Stack, Switch, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import { EMAILS_FORMAT, isEmail } from '#shared/addresses/email.ts'
import { formLimits } from '#shared/forms/limits.ts'
import type { Form, FormContent } from '#shared/forms/schema.ts'
import { listNewsletterListsCall } from '#shared/newsletter/owner-api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from '../builder.module.css'
import type { ChangeForm } from '../use-form-editor.ts'
import { WebhookPanel } from './webhook-panel.tsx'

interface StorageTabProps {
  readonly form: Form
  readonly draft: FormContent
  readonly webhookSecret: string | null
  readonly change: ChangeForm
}

/** Destinations of submissions besides the inbox, which stores all of them. */
export function StorageTab({ form, draft, webhookSecret, change }: StorageTabProps) {
  const { storage } = draft
  const put = (place: string, changes: Partial<FormContent['storage']>) =>
    change(`storage ${place}`, (before) => ({ storage: { ...before.storage, ...changes } }))
  return (
    <div className={classes.stack}>
      <Panel title="Email notifications" lead="Responses are saved to the inbox and emailed to these people.">
        <TagsInput
          label="Recipients"
          placeholder={storage.mailTo.length === 0 ? 'you@example.com' : ''}
          description="Replies to this email go to the sender."
          value={storage.mailTo}
          maxTags={formLimits.recipients}
          splitChars={[',', ';', ' ', '\n']}
          acceptValueOnBlur
          error={!storage.mailTo.every((one) => isEmail(one)) && EMAILS_FORMAT}
          onChange={(written) => put('mail-to', { mailTo: apart(written) })}
        />
      </Panel>
      <AutoReplyPanel draft={draft} put={put} />
      <ListPanel draft={draft} put={put} />
      <WebhookPanel form={form} webhook={storage.webhook} secret={webhookSecret} put={put} />
      <Panel title="Retention">
        <NumberInput
          label="Delete after (days)"
          description="Older responses and their files are deleted permanently. Leave empty to keep them."
          placeholder="Never"
          value={storage.retentionDays ?? ''}
          min={1}
          max={3_650}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(value) => put('retention', { retentionDays: Number(value) || null })}
        />
      </Panel>
    </div>
  )
}

/** The input splits typed and pasted text, but not text from autofill or dictation. */
const apart = (written: readonly string[]): string[] =>
  [...new Set(written.flatMap((one) => one.split(/[,;\s]+/)).filter(Boolean))].slice(0, formLimits.recipients)

type PutStorage = (place: string, changes: Partial<FormContent['storage']>) => void

/** The list that senders are invited to; they confirm it by email. */
function ListPanel({ draft, put }: { readonly draft: FormContent; readonly put: PutStorage }) {
  const maySee = useMay()('subscribers.read')
  const lists = useContractQuery(listNewsletterListsCall, {}, { enabled: maySee })
  if (!maySee) return null
  const choices = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { listId } = draft.storage
  // Nothing that senders agree to may be lost with a list that was deleted.
  const isDeleted = listId !== null && !choices.some(({ value }) => value === listId)
  const isNewsletter = draft.kind === 'newsletter'
  return (
    <Panel
      title="Newsletter"
      lead="Senders get an email with a confirmation link. They’re added to the list when they confirm."
    >
      <Select
        label="List"
        placeholder={isNewsletter ? 'Default list' : 'None'}
        data={choices}
        value={listId}
        clearable
        error={lists.data && isDeleted && 'A List must be selected'}
        onChange={(listId) => put('list', { listId })}
      />
    </Panel>
  )
}

function AutoReplyPanel({ draft, put }: { readonly draft: FormContent; readonly put: PutStorage }) {
  const { autoReply } = draft.storage
  const asksEmail = draft.fields.some((field) => field.type === 'email')
  return (
    <Panel title="Automatic reply" lead="An email to the sender, at most once a day per address.">
      <Stack gap="md">
        <Switch
          label="Send an automatic reply"
          checked={autoReply !== null}
          onChange={(event) =>
            put('auto-reply', {
              autoReply: event.currentTarget.checked
                ? {
                    subject: 'We received your message',
                    text: 'Thank you for your message. We’ll reply as soon as we can.',
                  }
                : null,
            })
          }
        />
        {autoReply && !asksEmail && (
          <Alert color="notice">
            <Text size="sm">This form has no email field, so no reply can be sent. Add an email field.</Text>
          </Alert>
        )}
        {autoReply && (
          <>
            <TextInput
              label="Subject"
              value={autoReply.subject}
              maxLength={200}
              error={autoReply.subject.trim() === '' && 'Enter a subject.'}
              onChange={(event) =>
                put('reply-subject', { autoReply: { ...autoReply, subject: event.currentTarget.value } })
              }
            />
            <Textarea
              label="Message"
              value={autoReply.text}
              maxLength={5_000}
              autosize
              minRows={4}
              maxRows={16}
              error={autoReply.text.trim() === '' && 'Enter a message, or turn off the reply.'}
              onChange={(event) => put('reply-text', { autoReply: { ...autoReply, text: event.currentTarget.value } })}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
