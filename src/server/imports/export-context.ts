import { listCategories } from '#server/collections/category-store.ts'
import { listCollections } from '#server/collections/collection-store.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { Collection } from '#shared/collections/schema.ts'
import type { Category } from '#shared/products/schema.ts'
import { taxCategoryName } from '#shared/tax-categories/rules.ts'
import { unitSystemOf, unitsOf } from './formats/measures.ts'
import type { OwnContext } from './formats/vitrine/write-vitrine.ts'

/** The data around the products of an export: store pages with their categories, and the names in URLs. */
export interface ExportContext {
  readonly context: OwnContext
  readonly pages: readonly { readonly page: Collection; readonly categories: readonly Category[] }[]
}

/** Reads it once for the whole export. @param origin the public site, such as https://shop.example */
export async function readExportContext(scope: Scope, website: Website, origin: string): Promise<ExportContext> {
  const addresses = new Map<string, string>()
  const names = new Map<string, readonly string[]>()
  const pages: { page: Collection; categories: Category[] }[] = []
  for (const page of await listCollections(scope)) {
    const categories = await listCategories(scope, page.id)
    pages.push({ page, categories })
    // Parents come before their children.
    for (const { id, parentId, type, urlId, displayName } of categories) {
      addresses.set(id, type === 'ROOT' ? '' : `${addresses.get(parentId ?? '') ?? ''}/${urlId}`)
      names.set(id, type === 'ROOT' ? [] : [...(names.get(parentId ?? '') ?? []), displayName])
    }
  }
  const formNames = await readFormNames(scope)
  const context: OwnContext = {
    currency: website.settings.currency,
    units: unitsOf[unitSystemOf(website.settings.country)],
    now: Date.now(),
    stores: new Map(pages.map(({ page }) => [page.id, page])),
    categoryNames: (categoryId) => names.get(categoryId) ?? [],
    categoryAddress: (categoryId) => addresses.get(categoryId) ?? '',
    pictureAddress: (assetUrl) => new URL(assetUrl, origin).href,
    formName: (formId) => formNames.get(formId) ?? '',
    taxCategoryName: (categoryId) => taxCategoryName(website.settings, categoryId),
  }
  return { context, pages }
}

async function readFormNames({ database, websiteId }: Scope): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
