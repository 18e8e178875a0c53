import { listPagesCall } from '#shared/pages/owner-api.ts'
import { readStylesCall } from '#shared/styles/api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { StylesEditor } from './styles-editor.tsx'

/** The look of the site, beside its home page. */
export function StylesScreen() {
  const query = useContractQuery(readStylesCall, {})
  const pages = useContractQuery(listPagesCall, {})
  const home = pages.data?.pages.find(({ urlId }) => urlId === '')
  return (
    <DetailPage query={query} back={{ to: '/pages', label: 'Pages' }} waitingTitle="Styles" width="wide">
      {(opened) => <StylesEditor opened={opened} homeId={home?.id ?? null} />}
    </DetailPage>
  )
}
