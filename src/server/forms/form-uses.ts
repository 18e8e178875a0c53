import { pageBlocks } from '#server/pages/documents.ts'
import { productDetails } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import { siteAppearance } from '#server/websites/documents.ts'
import type { FormUse } from '#shared/forms/owner-api.ts'

/** Where forms are used: pages with a block that shows one, the footer, and products that ask for one. By form id. */
export async function readFormUses(scope: Scope): Promise<ReadonlyMap<string, FormUse[]>> {
  const uses = new Map<string, FormUse[]>()
  const add = (formId: string, use: FormUse) => uses.set(formId, [...(uses.get(formId) ?? []), use])
  for (const { id, title, url_id, blocks } of await pagesWithForms(scope)) {
    const use: FormUse = { kind: 'page', id, title, path: `/${url_id}` }
    for (const formId of new Set(formsIn(pageBlocks.read(blocks)))) add(formId, use)
  }
  for (const { id, title, details } of await productsWithForms(scope)) {
    const { additionalFieldsFormId } = productDetails.read(details)
    if (additionalFieldsFormId) add(additionalFieldsFormId, { kind: 'product', id, title, path: null })
  }
  const footerFormId = await readFooterFormId(scope)
  if (footerFormId)
    add(footerFormId, { kind: 'footer', id: scope.websiteId, title: 'The footer of every page', path: '/' })
  return uses
}

/** Forms that stand in blocks, at whatever depth. */
export function formsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(formsIn)
  if (typeof value !== 'object' || value === null) return []
  const { type, formId } = value as { type?: unknown; formId?: unknown }
  const here = type === 'form' && typeof formId === 'string' ? [formId] : []
  return [...here, ...Object.values(value).flatMap(formsIn)]
}

const pagesWithForms = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'blocks'])
    .where('website_id', '=', websiteId)
    .where('blocks', 'like', '%"formId":"%')
    .orderBy('title')
    .execute()

const productsWithForms = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('products')
    .select(['id', 'title', 'details'])
    .where('website_id', '=', websiteId)
    .where('details', 'like', '%"additionalFieldsFormId":"%')
    .orderBy('title')
    .execute()

async function readFooterFormId({ database, websiteId }: Scope): Promise<string | null> {
  const { appearance } = await database
    .selectFrom('websites')
    .select('appearance')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return siteAppearance.read(appearance).footer.formId
}
