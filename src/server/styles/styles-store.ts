import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteStyles } from '#server/websites/documents.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'

/** The styles of a site. */
export interface OpenedStyles {
  readonly styles: SiteStyles
  /** Counts their changes. */
  readonly revision: number
}

export async function readStyles({ database, websiteId }: Scope): Promise<OpenedStyles> {
  const row = await database
    .selectFrom('websites')
    .select(['styles', 'styles_revision'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { styles: siteStyles.read(row.styles), revision: Number(row.styles_revision) }
}

/** The same, locked until the commit. */
export async function lockStyles(scope: ChangeScope): Promise<OpenedStyles> {
  await scope.raiseVersion()
  return readStyles(scope)
}

/** Stores styles over a revision, which the caller has locked. */
export async function writeStyles(
  { database, websiteId }: ChangeScope,
  styles: SiteStyles,
  revision: number,
): Promise<OpenedStyles> {
  await database
    .updateTable('websites')
    .set({ styles: siteStyles.write(styles), styles_revision: revision + 1 })
    .where('id', '=', websiteId)
    .execute()
  return { styles, revision: revision + 1 }
}
