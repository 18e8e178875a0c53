import type { Scope } from '#server/scope.ts'
import type { FormUse } from '#shared/forms/owner-api.ts'
import { productDetails } from './documents.ts'

/** The forms that products use. */
export async function formsOfProducts({ database, websiteId }: Scope): Promise<{ formId: string; use: FormUse }[]> {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'title', 'details'])
    .where('website_id', '=', websiteId)
    .where('details', 'like', '%"additionalFieldsFormId":"%')
    .orderBy('title')
    .execute()
  return rows.flatMap(({ id, title, details }) => {
    const { additionalFieldsFormId: formId } = productDetails.read(details)
    return formId ? [{ formId, use: { kind: 'product' as const, id, title, path: null } }] : []
  })
}
