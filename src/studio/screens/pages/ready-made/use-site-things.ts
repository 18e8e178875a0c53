import { useMemo } from 'react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { listItemCollectionsCall } from '#shared/items/api.ts'
import type { SiteThings } from '#shared/pages/ready-made/fill.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'

/** What ready-made sections can show of the site; null until it is known. */
export function useSiteThings(): SiteThings | null {
  const may = useMay()
  const mayStores = may('products.read')
  const mayForms = may('forms.read')
  const stores = useContractQuery(listCollectionsCall, {}, { enabled: mayStores })
  const forms = useContractQuery(listFormsCall, {}, { enabled: mayForms })
  const items = useContractQuery(listItemCollectionsCall, {})
  const isKnown = !items.isPending && !(mayStores && stores.isPending) && !(mayForms && forms.isPending)
  return useMemo(() => {
    if (!isKnown) return null
    const ofKind = (kind: 'blog' | 'events') => items.data?.collections.find((one) => one.kind === kind)?.id ?? null
    const formOf = (kind: 'form' | 'newsletter') => forms.data?.forms.find((one) => one.kind === kind)?.id ?? null
    return {
      store: stores.data?.collections[0]?.id ?? null,
      ...{ form: formOf('form'), newsletter: formOf('newsletter'), posts: ofKind('blog'), events: ofKind('events') },
    }
  }, [isKnown, stores.data, forms.data, items.data])
}
