import { Skeleton } from '@mantine/core'
import { getConsentCall } from '#shared/consent/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { ConsentEditor } from './consent-editor.tsx'

/** The cookie banner of the site. */
export function ConsentScreen() {
  const query = useContractQuery(getConsentCall, {})
  if (query.data) return <ConsentEditor saved={{ ...query.data, id: 'consent' }} />
  return (
    <Page title="Cookie banner" width="narrow">
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}
