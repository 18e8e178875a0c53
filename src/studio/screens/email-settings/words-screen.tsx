import { Skeleton } from '@mantine/core'
import { useParams } from 'react-router'
import { getEmailWordsCall } from '#shared/emails/owner-api.ts'
import { type EmailKind, editableEmails } from '#shared/emails/words/kinds.ts'
import { NotFound } from '#studio/frame/screen-failed.tsx'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { WordsEditor } from './words-editor.tsx'

/** The words of one email. */
export function WordsScreen() {
  const { kind = '' } = useParams()
  return Object.hasOwn(editableEmails, kind) ? <KnownEmail key={kind} kind={kind as EmailKind} /> : <NotFound />
}

function KnownEmail({ kind }: { readonly kind: EmailKind }) {
  const query = useContractQuery(getEmailWordsCall, { parameters: { kind } })
  if (query.data) return <WordsEditor saved={{ ...query.data, id: kind }} />
  return (
    <Page title={editableEmails[kind].name} width="narrow">
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}
