import { Button, Skeleton } from '@mantine/core'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { listEndpointsCall } from '#shared/webhook-endpoints/owner-api.ts'
import { type Endpoint, webhookLimits } from '#shared/webhook-endpoints/schema.ts'
import { Page } from '#studio/kit/page.tsx'
import { RowList } from '#studio/kit/row-list.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { AddWebhookDialog } from './add-webhook-dialog.tsx'
import { countEvents, statusOf } from './webhook-words.ts'

/** The webhooks of the site. */
export function WebhookList() {
  const query = useContractQuery(listEndpointsCall, {})
  const [isAdding, setAdding] = useState(useAskedToAdd())
  const endpoints = query.data?.endpoints ?? []
  const add = (
    <Button
      leftSection={<Plus size={16} aria-hidden />}
      disabled={endpoints.length >= webhookLimits.endpoints}
      onClick={() => setAdding(true)}
    >
      Add webhook
    </Button>
  )
  return (
    <Page
      title="Webhooks"
      lead="Tell other programs as soon as something happens in your shop: each event is sent to a URL as signed JSON."
      actions={endpoints.length > 0 && add}
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.isPending ? (
        <Skeleton height={160} radius="md" />
      ) : endpoints.length === 0 ? (
        <EmptyState title="No webhooks yet" icon={Webhook} action={add}>
          Connect your shipping, accounting or stock system. When it can’t be reached, events are sent again for three
          days, and you can resend them later.
        </EmptyState>
      ) : (
        <Rows endpoints={endpoints} />
      )}
      <AddWebhookDialog isOpen={isAdding} close={() => setAdding(false)} />
    </Page>
  )
}

function Rows({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const { number } = useFormats()
  return (
    <RowList
      label="Webhooks"
      isWaiting={false}
      rows={endpoints}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/webhooks/${id}`}
      nameOf={nameOf}
      nameTitle="Webhook"
      columns={[
        { title: 'Events', width: 180, cell: countEvents },
        { title: 'Status', width: 150, cell: (endpoint) => <Status endpoint={endpoint} /> },
        { title: 'Failed', width: 100, align: 'end', isSpare: true, cell: ({ failed }) => number(failed) },
      ]}
      phone={{
        aside: (endpoint) => <Status endpoint={endpoint} />,
        below: (endpoint) => <span>{countEvents(endpoint)}</span>,
      }}
    />
  )
}

/** A webhook as its owner calls it. */
export const nameOf = ({ description, url }: Endpoint): string => description || url

/** The state of a webhook. */
export function Status({ endpoint }: { readonly endpoint: Endpoint }) {
  const { tone, label } = statusOf(endpoint)
  return <StateMark tone={tone}>{label}</StateMark>
}
