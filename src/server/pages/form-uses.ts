import type { UsedForm } from '#server/forms/definition/form-uses.ts'
import type { Scope } from '#server/scope.ts'
import { pageBlocks } from './documents.ts'

/** The forms that pages show. */
export async function formsOfPages({ database, websiteId }: Scope): Promise<UsedForm[]> {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'blocks'])
    .where('website_id', '=', websiteId)
    .where('blocks', 'like', '%"formId":"%')
    .orderBy('title')
    .execute()
  return rows.flatMap(({ id, title, url_id, blocks }) =>
    [...new Set(formsIn(pageBlocks.read(blocks)))].map((formId) => ({
      formId,
      use: { kind: 'page' as const, id, title, path: `/${url_id}` },
    })),
  )
}

/** Forms in blocks, at any depth. */
export function formsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(formsIn)
  if (typeof value !== 'object' || value === null) return []
  const { type, formId } = value as { type?: unknown; formId?: unknown }
  const here = type === 'form' && typeof formId === 'string' ? [formId] : []
  return [...here, ...Object.values(value).flatMap(formsIn)]
}
