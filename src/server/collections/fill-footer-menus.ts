import type { Kysely } from 'kysely'

interface EarlierAppearance {
  readonly footer?: { readonly links?: readonly { readonly title: string; readonly href: string }[] }
}

/**
 * Makes a menu of the links that were part of a site's appearance, for a migration. Links to pages and stores follow
 * them from now on.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function fillFooterMenus(database: Kysely<any>): Promise<void> {
  const sites: { id: string; appearance: string }[] = await database
    .selectFrom('websites')
    .select(['id', 'appearance'])
    .execute()
  for (const { id, appearance } of sites) {
    const links = (JSON.parse(appearance) as EarlierAppearance).footer?.links ?? []
    if (links.length === 0) continue
    const idOf = new Map<string, string>()
    for (const table of ['pages', 'collections']) {
      const rows = await database.selectFrom(table).select(['id', 'url_id']).where('website_id', '=', id).execute()
      for (const row of rows) idOf.set(`/${row.url_id}`, row.id)
    }
    const menu = links.map(({ title, href }) => ({
      collectionId: idOf.get(href) ?? null,
      externalLink: idOf.has(href) ? null : { url: href, newWindow: false },
      memberAreaId: null,
      title,
      isHidden: false,
      folderBehavior: 3,
      urlId: '',
      children: [],
    }))
    await database
      .insertInto('site_layouts')
      .values({
        website_id: id,
        identifier: 'footerNavigation',
        position: 2,
        links: JSON.stringify({ $version: 1, $value: menu }),
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'identifier']).doNothing())
      .execute()
  }
}
