import { useParams } from 'react-router'
import { getProductMerchandisingCall, saveProductMerchandisingCall } from '#shared/merchandising/api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { MerchandisingForm } from './merchandising-form.tsx'

/** What one product shows. What it does not set comes from its categories or the site. */
export function ProductMerchandising() {
  const { productId = '' } = useParams()
  const parameters = { productId }
  const query = useContractQuery(getProductMerchandisingCall, { parameters })
  const sayUndo = useUndoNotice()
  const save = useContractMutation(saveProductMerchandisingCall, {
    outdates: [getProductMerchandisingCall],
    onDone: ({ batchId }) => sayUndo('Settings saved.', batchId),
  })
  const back = { to: `/products/${productId}`, label: 'Product' }
  const canSave = useMay()('products.write')
  return (
    <DetailPage query={query} back={back} waitingTitle="Restock settings" width="narrow">
      {({ title, override, updatedAt, inherited, inheritedWinners }) => (
        <MerchandisingForm
          key={updatedAt}
          title={`Restock settings: ${title}`}
          lead="For this product alone. What you leave empty comes from its categories or the site."
          back={back}
          level="product"
          start={override}
          inherited={inherited}
          winners={inheritedWinners}
          canSave={canSave}
          isSaving={save.isPending}
          onSave={(next) => save.mutate({ parameters, body: { override: next, updatedAt } })}
        />
      )}
    </DetailPage>
  )
}
