import { adoptAltTexts } from '#server/files/adopt-words.ts'
import type { FindFormUses } from '#server/forms/definition/form-uses.ts'
import { readItemPaths } from '#server/items/read-found-items.ts'
import type { ChangeScope } from '#server/scope.ts'
import { saveUses } from '#server/uses/save-uses.ts'
import { formsOfBlocks, picturesOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { type Page, SHARED_SECTION } from '#shared/pages/schema.ts'
import { sharedIdsOf } from '#shared/pages/shared-sections/shared-content.ts'
import { pageContent } from './documents.ts'

/** Writes which forms, files and shared sections a page shows. */
export async function savePageUses(scope: ChangeScope, { id, content, socialPicture }: Page): Promise<void> {
  const blocks = blocksOf(content)
  const text = `${pageContent.write(content)} ${socialPicture?.id ?? ''}`
  await saveUses(scope, 'page', [{ id, formIds: formsOfBlocks(blocks), sharedIds: sharedIdsOf(content), text }])
  await adoptAltTexts(scope, picturesOfBlocks(blocks))
}

/** The pages and shared sections that show a form, by title; null for all forms. */
export const formsOfPages: FindFormUses = async ({ database, websiteId }, formId) => {
  const rows = await database
    .selectFrom('form_uses')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'form_uses.website_id').onRef('pages.id', '=', 'form_uses.noun_id'),
    )
    .select(['form_uses.form_id', 'pages.id', 'pages.title', 'pages.url_id', 'pages.collection_id', 'pages.purpose'])
    .where('form_uses.website_id', '=', websiteId)
    .where('form_uses.noun', '=', 'page')
    .$if(formId !== null, (some) => some.where('form_uses.form_id', '=', formId!))
    .orderBy('pages.title')
    .execute()
  const items = rows.flatMap(({ id, collection_id }) => (collection_id === null ? [] : [id]))
  const paths = await readItemPaths({ database, websiteId }, items)
  return rows.map(({ form_id, id, title, url_id, purpose }) => ({
    formId: form_id,
    use:
      purpose === SHARED_SECTION
        ? { kind: 'shared section', id, title, path: null }
        : { kind: 'page', id, title, path: paths.get(id) ?? `/${url_id}` },
  }))
}
