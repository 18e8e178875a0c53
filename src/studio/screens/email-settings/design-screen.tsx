import { Skeleton } from '@mantine/core'
import { getEmailDesignCall } from '#shared/emails/owner-api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { DesignEditor } from './design-editor.tsx'

/** What all emails of the site have in common. */
export function DesignScreen() {
  const query = useContractQuery(getEmailDesignCall, {})
  if (query.data) return <DesignEditor saved={{ ...query.data, id: 'email-design' }} />
  return (
    <Page title="Email design" width="narrow">
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}
