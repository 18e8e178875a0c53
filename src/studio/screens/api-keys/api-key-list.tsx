import { Anchor, Button, Skeleton } from '@mantine/core'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { listApiKeysCall } from '#shared/api-keys/owner-api.ts'
import { type ApiKey, apiKeyLimits } from '#shared/api-keys/schema.ts'
import { Fact, FactRow, FactRows } from '#studio/kit/fact-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { usePanelClicks } from '#studio/kit/use-panel-clicks.ts'
import { scopesInWords } from './api-key-words.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

/** The API keys of the site. */
export function ApiKeyList() {
  const query = useContractQuery(listApiKeysCall, {})
  usePanelClicks('api-keys')
  const [isCreating, setCreating] = useState(useAskedToAdd())
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  const keys = query.data?.keys ?? []
  const create = (
    <Button
      leftSection={<Plus size={16} aria-hidden />}
      disabled={keys.length >= apiKeyLimits.keys}
      onClick={() => setCreating(true)}
    >
      Create API key
    </Button>
  )
  return (
    <Page
      title="API keys"
      lead={
        <>
          Let other programs read and change your shop’s data. What they can call is in the{' '}
          <Anchor href="/api/openapi.json" inherit>
            OpenAPI description
          </Anchor>
          .
        </>
      }
      actions={keys.length > 0 && create}
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.isPending ? (
        <Skeleton height={160} radius="md" />
      ) : keys.length === 0 ? (
        <EmptyState title="No API keys yet" icon={KeyRound} action={create}>
          Connect a warehouse, an accounting system or your own program. Each key can do only what you allow it, and you
          can revoke it at any time.
        </EmptyState>
      ) : (
        <Panel title="Keys" isFlush>
          <FactRows label="API keys">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
            ))}
          </FactRows>
        </Panel>
      )}
      <CreateKeyDialog isOpen={isCreating} close={() => setCreating(false)} />
      <RevokeKeyDialog apiKey={revoked} close={() => setRevoked(null)} />
    </Page>
  )
}

function KeyRow({ apiKey, onRevoke }: { readonly apiKey: ApiKey; readonly onRevoke: () => void }) {
  const { ago, day } = useFormats()
  const { name, beginning, createdAt, createdBy, lastUsedAt, expiresAt } = apiKey
  const isExpired = expiresAt !== null && expiresAt <= Date.now()
  const facts = [
    createdBy ? `Created ${day(createdAt)} by ${createdBy}` : `Created ${day(createdAt)}`,
    lastUsedAt === null ? 'Never used' : `Last used ${ago(lastUsedAt)}`,
    ...(expiresAt === null || isExpired ? [] : [`Expires ${day(expiresAt)}`]),
  ]
  return (
    <FactRow
      name={name}
      facts={
        <>
          <Fact>
            <code>{beginning}…</code>
          </Fact>
          <Fact>{scopesInWords(apiKey)}</Fact>
          <Fact>{facts.join(' · ')}</Fact>
        </>
      }
    >
      {isExpired && <StateMark tone="off">Expired</StateMark>}
      <Button variant="default" size="xs" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </FactRow>
  )
}
