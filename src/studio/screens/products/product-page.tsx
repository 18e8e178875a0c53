import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { storeForNew } from '#shared/collections/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { emptyDraft } from './draft.ts'
import { ProductEditor } from './product-editor.tsx'
import { useEditedProduct } from './product-query.ts'

const back = { to: '/products', label: 'Products' }

/** The editor of an existing product, or of a new one at `/products/new`. */
export function ProductPage() {
  const { productId = '' } = useParams()
  const navigate = useNavigate()
  // A new product stays in the same editor after its first save: focus, position and new input are kept.
  const [createdId, setCreatedId] = useState<string | null>(null)
  const isNew = productId === 'new'
  const query = useEditedProduct(productId, { enabled: !isNew })

  function onCreated(product: Product) {
    setCreatedId(product.id)
    void navigate(`/products/${product.id}`, { replace: true })
  }
  const product = query.data?.product ?? null
  if (isNew || (createdId !== null && createdId === productId)) {
    return <NewProduct product={product} onCreated={onCreated} />
  }
  return (
    <DetailPage query={query} back={back} waitingTitle="Product" width="wide">
      {(reply) => (
        <ProductEditor
          key={reply.product.id}
          product={reply.product}
          fresh={emptyDraft(reply.product.collectionId)}
          onCreated={onCreated}
        />
      )}
    </DetailPage>
  )
}

/** A new product: it needs a store page. */
function NewProduct({
  product,
  onCreated,
}: {
  readonly product: Product | null
  readonly onCreated: (product: Product) => void
}) {
  const query = useContractQuery(listCollectionsCall, {})
  return (
    <DetailPage query={query} back={back} waitingTitle="New product" width="wide">
      {({ collections }) => {
        const store = storeForNew(collections)
        if (store) return <ProductEditor product={product} fresh={emptyDraft(store.id)} onCreated={onCreated} />
        return (
          <Page title="New product" back={back}>
            <EmptyState title="Add a store page first">
              Products are shown on a store page. Create one in Categories.
            </EmptyState>
          </Page>
        )
      }}
    </DetailPage>
  )
}
