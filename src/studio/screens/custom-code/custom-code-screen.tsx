import { Skeleton } from '@mantine/core'
import { getCustomCodeCall } from '#shared/custom-code/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { CustomCodeEditor } from './custom-code-editor.tsx'

/** The custom code of the site. */
export function CustomCodeScreen() {
  const query = useContractQuery(getCustomCodeCall, {})
  if (query.data) return <CustomCodeEditor saved={{ ...query.data, id: 'custom-code' }} />
  return (
    <Page title="Custom code" width="narrow">
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}
