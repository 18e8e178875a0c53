import type { Scope } from '#server/scope.ts'
import type { FormUse } from '#shared/forms/owner-api.ts'

/** The products that use a form, by title; null for all forms. */
export async function formsOfProducts(
  { database, websiteId }: Scope,
  formId: string | null,
): Promise<{ formId: string; use: FormUse }[]> {
  const rows = await database
    .selectFrom('form_uses')
    .innerJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'form_uses.website_id').onRef('products.id', '=', 'form_uses.noun_id'),
    )
    .select(['form_uses.form_id', 'products.id', 'products.title'])
    .where('form_uses.website_id', '=', websiteId)
    .where('form_uses.noun', '=', 'product')
    .$if(formId !== null, (some) => some.where('form_uses.form_id', '=', formId!))
    .orderBy('products.title')
    .execute()
  return rows.map(({ form_id, id, title }) => ({ formId: form_id, use: { kind: 'product', id, title, path: null } }))
}
