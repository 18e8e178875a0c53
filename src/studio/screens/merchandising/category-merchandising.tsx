import { useParams } from 'react-router'
import {
  getCategoryMerchandisingCall,
  getProductMerchandisingCall,
  saveCategoryMerchandisingCall,
} from '#shared/merchandising/api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { MerchandisingForm } from './merchandising-form.tsx'

/** What the products of a category show, unless they set something else. */
export function CategoryMerchandising() {
  const { categoryId = '' } = useParams()
  const parameters = { categoryId }
  const query = useContractQuery(getCategoryMerchandisingCall, { parameters })
  const sayUndo = useUndoNotice()
  const save = useContractMutation(saveCategoryMerchandisingCall, {
    outdates: [getCategoryMerchandisingCall, getProductMerchandisingCall],
    onDone: ({ batchId }) => sayUndo('Settings saved.', batchId),
  })
  const back = { to: '/categories', label: 'Categories' }
  const canSave = useMay()('products.write')
  return (
    <DetailPage query={query} back={back} waitingTitle="Restock settings" width="narrow">
      {({ title, override, updatedAt, inherited, inheritedWinners }) => (
        <MerchandisingForm
          key={updatedAt}
          title={`Restock settings: ${title}`}
          lead="For the products of this category. A product can set something else."
          back={back}
          level="category"
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
