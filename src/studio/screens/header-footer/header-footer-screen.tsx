import { Button, Skeleton } from '@mantine/core'
import { getHeaderFooterCall } from '#shared/header-footer/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { HeaderFooterForm } from './header-footer-form.tsx'

/** The header, the announcement and the footer of every page. */
export function HeaderFooterScreen() {
  const query = useContractQuery(getHeaderFooterCall, {})
  return (
    <Page
      title="Header & footer"
      lead="They are the same on every page."
      width="narrow"
      actions={
        <Button component="a" href="/" target="_blank" variant="default">
          View site
        </Button>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data ? (
        <HeaderFooterForm saved={query.data} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}
