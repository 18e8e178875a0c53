import { Center, Loader } from '@mantine/core'
import { useParams } from 'react-router'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { PageEditor } from './page-editor.tsx'

/** The editor of a page. */
export function EditorScreen() {
  const { pageId = '' } = useParams()
  // The editor has its own copy from the first reply on.
  const { data, error, refetch } = useContractQuery(
    readDraftCall,
    { parameters: { pageId } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  if (error) {
    return (
      <Page title="Edit page">
        <ErrorState error={error} onRetry={() => refetch()} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Center mih="60vh">
        <Loader aria-label="Loading the page" />
      </Center>
    )
  }
  return <PageEditor key={pageId} pageId={pageId} draft={data} />
}
