import type { z } from 'zod'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { guideOf } from '#shared/home/guide.ts'
import type { getHomeCall } from '#shared/home/schema.ts'
import { may } from '#shared/roles/rules.ts'
import { countToDo } from './count-to-do.ts'
import { readSales } from './read-sales.ts'

type Home = z.infer<typeof getHomeCall.reply>

/** The content of the studio's home screen for a role. */
export async function readHome(
  scope: Scope,
  website: Website,
  role: number,
  { days = 7, now = Date.now() }: { readonly days?: number; readonly now?: number } = {},
): Promise<Home> {
  return {
    sales: may(role, 'orders.read') ? await readSales(scope, website.settings.timeZone, days, now) : null,
    guide: may(role, 'settings.manage') ? await readGuide(scope, website) : null,
    toDo: await countToDo(scope, role, {
      threshold: website.settings.lowStock.threshold,
      settings: website.settings,
    }),
  }
}

async function readGuide(scope: Scope, website: Website) {
  const [hasAnyProduct, hasContactPage] = await Promise.all([hasProduct(scope), hasFormPage(scope)])
  return guideOf({ ...website, hasProduct: hasAnyProduct, hasContactPage })
}

/** Whether visitors find a form on a page. */
const hasFormPage = async ({ database, websiteId }: Scope): Promise<boolean> =>
  (await database
    .selectFrom('form_uses')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'form_uses.website_id').onRef('pages.id', '=', 'form_uses.noun_id'),
    )
    .select('pages.id')
    .where('form_uses.website_id', '=', websiteId)
    .where('form_uses.noun', '=', 'page')
    .where('pages.status', '=', 'published')
    .where('pages.collection_id', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

const hasProduct = async ({ database, websiteId }: Scope): Promise<boolean> =>
  (await database
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst()) !== undefined
