import { Anchor, Button, Code, CopyButton, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { getForm, renewWebhookSecret } from '#shared/forms/owner-api.ts'
import type { Form, FormContent } from '#shared/forms/schema.ts'
import { DELIVERY_HEADER, SIGNATURE_HEADER } from '#shared/webhooks/headers.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useMay } from '#studio/session/member-context.ts'
import classes from '../builder.module.css'

interface WebhookPanelProps {
  readonly form: Form
  readonly webhook: FormContent['storage']['webhook']
  /** Null before the form was saved with a webhook, and for who may not change it. */
  readonly secret: string | null
  readonly put: (place: string, changes: Partial<FormContent['storage']>) => void
}

/** Posting answers to another program, signed so that it can tell them from others' posts. */
export function WebhookPanel({ form, webhook, secret, put }: WebhookPanelProps) {
  const mayManage = useMay()('site.manage')
  return (
    <Panel
      title="Webhook"
      lead="Each answer is posted to an address of yours as JSON, signed, and again until it arrives."
    >
      <Stack gap="md">
        <Switch
          label="Post answers to an address"
          checked={webhook !== null}
          onChange={(event) => put('webhook', { webhook: event.currentTarget.checked ? { url: '' } : null })}
        />
        {webhook && (
          <TextInput
            label="Address"
            placeholder="https://example.com/hooks/forms"
            type="url"
            value={webhook.url}
            maxLength={2_000}
            spellCheck={false}
            onChange={(event) => put('webhook-url', { webhook: { url: event.currentTarget.value.trim() } })}
          />
        )}
        {webhook && mayManage && (
          <Text size="sm" c="dimmed">
            What did not arrive within three days waits under{' '}
            <Anchor component={Link} to="/failed-jobs" inherit underline="always">
              Given up
            </Anchor>
            , to be sent again.
          </Text>
        )}
        {webhook && (secret ? <Secret form={form} secret={secret} /> : <SecretToCome />)}
      </Stack>
    </Panel>
  )
}

const SecretToCome = () => (
  <Text size="sm" c="dimmed">
    The secret that the posts are signed with appears here when the form is saved.
  </Text>
)

function Secret({ form, secret }: { readonly form: Form; readonly secret: string }) {
  const [isAsking, asking] = useDisclosure(false)
  const renew = useContractMutation(renewWebhookSecret, {
    outdates: [getForm],
    onDone: () => {
      asking.close()
      showDone('The secret is a new one.')
    },
  })
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Secret
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
          Renew…
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        Posts carry the header <Code>{SIGNATURE_HEADER}</Code> with <Code>t=…,v1=…</Code>. A post is genuine if its v1
        is the HMAC-SHA-256, in hex, of its t, a dot and its body, made with this secret. <Code>{DELIVERY_HEADER}</Code>{' '}
        names the answer, and stays the same when it is posted again.
      </Text>
      <Modal opened={isAsking} onClose={asking.close} title="Renew the secret?">
        <Text size="sm">
          Posts are signed with the new secret from then on. The program that takes them needs it too, or it turns them
          away.
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            Keep the secret
          </Button>
          <Button loading={renew.isPending} onClick={() => renew.mutate({ parameters: { formId: form.id } })}>
            Renew it
          </Button>
        </Group>
      </Modal>
    </div>
  )
}
