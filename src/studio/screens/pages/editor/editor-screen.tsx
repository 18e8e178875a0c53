import { Button, Center, Loader } from '@mantine/core'
import { Lock } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMayChange, whoDesigns } from '../use-may-change.ts'
import { PageEditor } from './page-editor.tsx'

/** The editor of a page. */
export function EditorScreen() {
  const { pageId = '' } = useParams()
  const mayChange = useMayChange()
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
  if (!mayChange(data.page)) {
    const toPages = (
      <Button component={Link} to="/pages" variant="default">
        Go to Pages
      </Button>
    )
    return (
      <Page title={data.page.title}>
        <EmptyState title="You can’t edit this page" icon={Lock} action={toPages}>
          {whoDesigns}
        </EmptyState>
      </Page>
    )
  }
  return <PageEditor key={pageId} pageId={pageId} draft={data} />
}
