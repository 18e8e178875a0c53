import { useNavigate } from 'react-router'
import { getHomeCall } from '#shared/home/schema.ts'
import { changeProductsCall, duplicateProductCall, listProductsCall } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { productDrafts } from './product-drafts.ts'

/** Actions on a whole product in its editor. */
export function useProductActions() {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const outdates = [listProductsCall, listStockCall, getHomeCall]
  const copy = useContractMutation(duplicateProductCall, {
    outdates,
    onDone: ({ product }) => {
      void navigate(`/products/${product.id}`)
      showDone('Product duplicated. The copy is a draft.')
    },
  })
  const change = useContractMutation(changeProductsCall, { outdates })
  return {
    duplicate: (product: Product) => copy.mutate({ parameters: { productId: product.id } }),
    remove: (product: Product) =>
      change.mutate(
        { body: { action: 'delete', productIds: [product.id] } },
        {
          onSuccess: ({ batchId }) => {
            productDrafts.forget(product.id)
            void navigate('/products')
            sayUndo(`${product.title} deleted`, batchId)
          },
        },
      ),
  }
}
