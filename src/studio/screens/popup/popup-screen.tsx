import { Skeleton } from '@mantine/core'
import { getPopupCall } from '#shared/popup/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { PopupEditor } from './popup-editor.tsx'

/** The popup of the site. */
export function PopupScreen() {
  const query = useContractQuery(getPopupCall, {})
  if (query.data) return <PopupEditor saved={{ ...query.data, id: 'popup' }} />
  return (
    <Page title="Popup" width="narrow">
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}
