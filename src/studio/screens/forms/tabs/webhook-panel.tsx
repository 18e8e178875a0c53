import { Anchor, Button, Code, CopyButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { getFormCall, renewWebhookSecretCall } from '#shared/forms/owner-api.ts'
import type { Form, FormContent } from '#shared/forms/schema.ts'
import { DELIVERY_HEADER, SIGNATURE_HEADER } from '#shared/webhooks/headers.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from '../builder.module.css'

interface WebhookPanelProps {
  readonly form: Form
  readonly webhook: FormContent['storage']['webhook']
  /** Null before the form was saved with a webhook, and for roles that may not change it. */
  readonly secret: string | null
  readonly put: (place: string, changes: Partial<FormContent['storage']>) => void
}

/** Sends submissions to another program, signed so that it can verify the sender. */
export function WebhookPanel({ form, webhook, secret, put }: WebhookPanelProps) {
  const mayManage = useMay()('site.manage')
  return (
    <Panel title="Webhook" lead="Send each response to a URL as signed JSON, with retries.">
      <Stack gap="md">
        <Switch
          label="Send responses to a URL"
          checked={webhook !== null}
          onChange={(event) => put('webhook', { webhook: event.currentTarget.checked ? { url: '' } : null })}
        />
        {webhook && (
          <TextInput
            label="URL"
            description="Must start with https://."
            placeholder="https://example.com/hooks/forms"
            type="url"
            value={webhook.url}
            maxLength={2_000}
            spellCheck={false}
            error={
              isInClear(webhook.url) && 'Responses aren’t sent to this URL because it doesn’t start with https://.'
            }
            onChange={(event) => put('webhook-url', { webhook: { url: event.currentTarget.value.trim() } })}
          />
        )}
        {webhook && mayManage && (
          <Text size="sm" c="dimmed">
            After three days of failures, you can resend it from{' '}
            <Anchor component={Link} to="/failed-jobs" inherit>
              Failed tasks
            </Anchor>
            .
          </Text>
        )}
        {webhook && (secret ? <Secret form={form} secret={secret} /> : <SecretToCome />)}
      </Stack>
    </Panel>
  )
}

const SecretToCome = () => (
  <Text size="sm" c="dimmed">
    The signing secret appears after you save.
  </Text>
)

function Secret({ form, secret }: { readonly form: Form; readonly secret: string }) {
  const [isAsking, asking] = useDisclosure(false)
  const renew = useContractMutation(renewWebhookSecretCall, {
    outdates: [getFormCall],
    onDone: () => {
      asking.close()
      showDone('New secret created.')
    },
  })
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Signing secret
      </Text>
      <div className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={asking.open}>
          Rotate secret…
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        Each request has a <Code>{SIGNATURE_HEADER}</Code> header with <Code>t=…,v1=…</Code>. The value of v1 is the
        HMAC-SHA-256, in hex, of t, a dot and the body, made with this secret. <Code>{DELIVERY_HEADER}</Code> identifies
        the response and stays the same when it’s sent again.
      </Text>
      <Modal opened={isAsking} onClose={asking.close} title="Rotate the signing secret?">
        <Text size="sm">
          New requests are signed with the new secret. Update the program that receives them, or it will reject them.
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            Cancel
          </Button>
          <Button loading={renew.isPending} onClick={() => renew.mutate({ parameters: { formId: form.id } })}>
            Rotate secret
          </Button>
        </Group>
      </Modal>
    </div>
  )
}

/** Forms that were saved before https was required may have such a URL. */
const isInClear = (url: string): boolean => /^http:/i.test(url)
