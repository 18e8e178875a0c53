import { Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { getPageCall } from '#shared/pages/owner-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMayChange, whoDesigns } from '../use-may-change.ts'
import { PageFields } from './page-fields.tsx'

interface PageDialogProps {
  /** Null while it is closed. */
  readonly pageId: string | null
  readonly close: () => void
  readonly onSaved?: () => void
  readonly onDeleted?: () => void
}

/** The settings of a page: its title, URL and status, how search engines and shared links show it, and the forms on it. */
export function PageDialog({ pageId, close, onSaved, onDeleted }: PageDialogProps) {
  const isPhone = useMediaQuery('(max-width: 36em)') ?? false
  return (
    <Modal opened={pageId !== null} onClose={close} title="Page settings" size="lg" fullScreen={isPhone}>
      {pageId && <LoadedPage pageId={pageId} close={close} onSaved={onSaved} onDeleted={onDeleted} />}
    </Modal>
  )
}

function LoadedPage({ pageId, close, onSaved, onDeleted }: PageDialogProps & { readonly pageId: string }) {
  const mayChange = useMayChange()
  const { data, error, refetch } = useContractQuery(getPageCall, { parameters: { pageId } })
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={380} />
  if (!mayChange(data.page)) return <Text>{whoDesigns}</Text>
  return (
    <PageFields
      key={`${pageId} ${data.page.updatedAt}`}
      page={data.page}
      close={close}
      onSaved={onSaved}
      onDeleted={onDeleted}
    />
  )
}
