import { Alert, Button, Code, Stack } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import {
  listDeliveriesCall,
  listEndpointsCall,
  switchEndpointCall,
  testEndpointCall,
  updateEndpointCall,
} from '#shared/webhook-endpoints/owner-api.ts'
import type { Endpoint } from '#shared/webhook-endpoints/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { RotateSecretDialog } from './rotate-secret-dialog.tsx'
import { useWebhookForm, WebhookFields, webhookFields } from './webhook-form.tsx'
import { nameOf, Status } from './webhook-list.tsx'
import { problemOf } from './webhook-words.ts'

const back = { to: '/webhooks', label: 'Webhooks' }

/** One webhook: its deliveries, its settings and its secret. */
export function WebhookPage() {
  const { endpointId = '' } = useParams()
  const query = useContractQuery(listEndpointsCall, {})
  return (
    <DetailPage query={query} back={back} waitingTitle="Webhook">
      {({ endpoints }) => {
        const endpoint = endpoints.find(({ id }) => id === endpointId)
        if (endpoint) return <OneWebhook key={endpoint.id} endpoint={endpoint} />
        return (
          <Page title="Webhook" back={back}>
            <EmptyState title="Not found">This webhook was deleted.</EmptyState>
          </Page>
        )
      }}
    </DetailPage>
  )
}

function OneWebhook({ endpoint }: { readonly endpoint: Endpoint }) {
  const { id: endpointId, isOn } = endpoint
  const parameters = { endpointId }
  const switching = useContractMutation(switchEndpointCall, {
    outdates: [listEndpointsCall, listDeliveriesCall],
    onDone: () => showDone(isOn ? 'Webhook turned off.' : 'Webhook turned on.'),
  })
  const test = useContractMutation(testEndpointCall, {
    outdates: [listEndpointsCall, listDeliveriesCall],
    onDone: () => showDone('Test event sent. Its result appears under Deliveries.'),
  })
  const problem = problemOf(endpoint)
  return (
    <Page
      title={nameOf(endpoint)}
      marks={<Status endpoint={endpoint} />}
      lead={endpoint.description ? endpoint.url : undefined}
      back={back}
      actions={
        <>
          <Button
            variant="default"
            loading={switching.isPending}
            onClick={() => switching.mutate({ parameters, body: { isOn: !isOn } })}
          >
            {isOn ? 'Turn off' : 'Turn on'}
          </Button>
          <Button disabled={!isOn} loading={test.isPending} onClick={() => test.mutate({ parameters })}>
            Send test event
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {problem && (
          <Alert color={isOn ? 'notice' : 'danger'} role="status">
            {problem}
          </Alert>
        )}
        <DeliveryLog endpoint={endpoint} />
        <Settings endpoint={endpoint} />
        <Secret endpoint={endpoint} />
      </Stack>
    </Page>
  )
}

function Settings({ endpoint: { id: endpointId, url, description, events } }: { readonly endpoint: Endpoint }) {
  const form = useWebhookForm({ url, description, events })
  const [isDeleting, setDeleting] = useState(false)
  const save = useContractMutation(updateEndpointCall, {
    outdates: [listEndpointsCall],
    onDone: () => {
      form.resetDirty()
      showDone('Webhook saved.')
    },
    onRefused: showAtFields(form, webhookFields),
  })
  return (
    <Panel title="Settings">
      <form noValidate onSubmit={form.onSubmit((body) => save.mutate({ parameters: { endpointId }, body }))}>
        <Stack gap="md">
          <RefusalAlert error={besidesFields(save.error, webhookFields)} />
          <WebhookFields form={form} />
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' }}>
            <Button variant="subtle" color="danger" onClick={() => setDeleting(true)}>
              Delete webhook…
            </Button>
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              Save
            </Button>
          </div>
        </Stack>
      </form>
      <DeleteWebhookDialog endpointId={endpointId} isOpen={isDeleting} close={() => setDeleting(false)} />
    </Panel>
  )
}

function Secret({ endpoint }: { readonly endpoint: Endpoint }) {
  const { moment } = useFormats()
  const [isRotating, setRotating] = useState(false)
  const { formerSecretUntil } = endpoint
  return (
    <Panel
      title="Signing secret"
      lead={
        <>
          Each request is signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes, in the
          headers <Code>webhook-id</Code>, <Code>webhook-timestamp</Code> and <Code>webhook-signature</Code>. An event
          can arrive more than once; its <Code>webhook-id</Code> stays the same.
          {formerSecretUntil !== null && ` The old secret is valid until ${moment(formerSecretUntil)}.`}
        </>
      }
      aside={
        <Button variant="default" onClick={() => setRotating(true)}>
          Rotate secret…
        </Button>
      }
    >
      <RotateSecretDialog endpointId={endpoint.id} isOpen={isRotating} close={() => setRotating(false)} />
    </Panel>
  )
}
