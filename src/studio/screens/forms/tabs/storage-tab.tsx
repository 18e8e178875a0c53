import { Alert, NumberInput, Select, Stack, Switch, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import { EMAILS_FORMAT, isEmail } from '#shared/addresses/email.ts'
import { formLimits } from '#shared/forms/limits.ts'
import type { Form, FormContent } from '#shared/forms/schema.ts'
import { listNewsletterLists } from '#shared/newsletter/owner-api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/member-context.ts'
import classes from '../builder.module.css'
import type { ChangeForm } from '../use-form-editor.ts'
import { WebhookPanel } from './webhook-panel.tsx'

interface StorageTabProps {
  readonly form: Form
  readonly draft: FormContent
  readonly webhookSecret: string | null
  readonly change: ChangeForm
}

/** Where answers go besides the inbox, which keeps them all. */
export function StorageTab({ form, draft, webhookSecret, change }: StorageTabProps) {
  const { storage } = draft
  const put = (place: string, changes: Partial<FormContent['storage']>) =>
    change(`storage ${place}`, (before) => ({ storage: { ...before.storage, ...changes } }))
  return (
    <div className={classes.stack}>
      <Panel title="Tell us by email" lead="Each answer is kept in the inbox first. Then these people get it by email.">
        <TagsInput
          label="Recipients"
          placeholder={storage.mailTo.length === 0 ? 'you@example.com' : ''}
          description="A reply to this email goes to the sender."
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
      <Panel title="How long answers are kept">
        <NumberInput
          label="Days"
          description="Older answers are deleted for good, files and all. Leave it empty to keep them until you delete them."
          placeholder="Until deleted"
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

/** The input divides what is typed and pasted, but not what is filled in by a browser, or by a voice. */
const apart = (written: readonly string[]): string[] =>
  [...new Set(written.flatMap((one) => one.split(/[,;\s]+/)).filter(Boolean))].slice(0, formLimits.recipients)

type PutStorage = (place: string, changes: Partial<FormContent['storage']>) => void

/** The list that senders are invited to; they confirm it by a letter. */
function ListPanel({ draft, put }: { readonly draft: FormContent; readonly put: PutStorage }) {
  const maySee = useMay()('subscribers.read')
  const lists = useContractQuery(listNewsletterLists, {}, { enabled: maySee })
  if (!maySee) return null
  const choices = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isNewsletter = draft.kind === 'newsletter'
  return (
    <Panel title="Newsletter" lead="The sender gets an email with a link. Once they confirm, they are on the list.">
      <Select
        label="Invite to"
        placeholder={isNewsletter ? 'The site’s own list' : 'No list'}
        data={choices}
        value={draft.storage.listId}
        clearable
        onChange={(listId) => put('list', { listId })}
      />
    </Panel>
  )
}

function AutoReplyPanel({ draft, put }: { readonly draft: FormContent; readonly put: PutStorage }) {
  const { autoReply } = draft.storage
  const asksEmail = draft.fields.some((field) => field.type === 'email')
  return (
    <Panel title="Reply to the sender" lead="An automatic email, at most once a day to the same address.">
      <Stack gap="md">
        <Switch
          label="Send an automatic reply"
          checked={autoReply !== null}
          onChange={(event) =>
            put('auto-reply', {
              autoReply: event.currentTarget.checked
                ? {
                    subject: 'We have your message',
                    text: 'Thank you for writing to us. We will answer as soon as we can.',
                  }
                : null,
            })
          }
        />
        {autoReply && !asksEmail && (
          <Alert color="notice">
            <Text size="sm">
              The form does not ask for an email address yet, so no reply can be sent. Add an email field.
            </Text>
          </Alert>
        )}
        {autoReply && (
          <>
            <TextInput
              label="Subject"
              value={autoReply.subject}
              maxLength={200}
              error={autoReply.subject.trim() === '' && 'Give the reply a subject.'}
              onChange={(event) =>
                put('reply-subject', { autoReply: { ...autoReply, subject: event.currentTarget.value } })
              }
            />
            <Textarea
              label="Text"
              value={autoReply.text}
              maxLength={5_000}
              autosize
              minRows={4}
              maxRows={16}
              error={autoReply.text.trim() === '' && 'Write the reply, or turn it off.'}
              onChange={(event) => put('reply-text', { autoReply: { ...autoReply, text: event.currentTarget.value } })}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
