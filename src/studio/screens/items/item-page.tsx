import { useParams } from 'react-router'
import { getItemCall } from '#shared/items/api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { ItemEditor } from './item-editor.tsx'

/** What a post says about itself, its status, and the way to its content. */
export function ItemPage() {
  const { itemId = '' } = useParams()
  const query = useContractQuery(getItemCall, { parameters: { itemId } })
  return (
    <DetailPage query={query} back={{ to: '/collections', label: 'Collections' }} waitingTitle="Post" width="wide">
      {({ item, collection, path }) => <ItemEditor key={item.id} item={item} collection={collection} path={path} />}
    </DetailPage>
  )
}
