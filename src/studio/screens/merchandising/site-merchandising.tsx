import {
  getProductMerchandisingCall,
  getSiteMerchandisingCall,
  saveSiteMerchandisingCall,
} from '#shared/merchandising/api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { MerchandisingForm } from './merchandising-form.tsx'

const back = { to: '/restock', label: 'Restock notices' }

/** What all products show, unless a category or the product sets something else. */
export function SiteMerchandising() {
  const query = useContractQuery(getSiteMerchandisingCall, {})
  const sayUndo = useUndoNotice()
  const save = useContractMutation(saveSiteMerchandisingCall, {
    outdates: [getSiteMerchandisingCall, getProductMerchandisingCall],
    onDone: ({ batchId }) => sayUndo('Settings saved.', batchId),
  })
  const canSave = useMay()('settings.manage')
  return (
    <DetailPage query={query} back={back} waitingTitle="Restock settings" width="narrow">
      {({ override, updatedAt, inherited, inheritedWinners }) => (
        <MerchandisingForm
          key={updatedAt}
          title="Restock settings"
          lead="For all products. Categories and products can set something else."
          back={back}
          level="site"
          start={override}
          inherited={inherited}
          winners={inheritedWinners}
          canSave={canSave}
          isSaving={save.isPending}
          onSave={(next) => save.mutate({ body: { override: next, updatedAt } })}
        />
      )}
    </DetailPage>
  )
}
