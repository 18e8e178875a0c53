import type { z } from 'zod'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { guideOf } from '#shared/home/guide.ts'
import type { getHomeCall } from '#shared/home/schema.ts'
import { may } from '#shared/roles/rules.ts'
import { countToDo } from './count-to-do.ts'
import { countWork } from './count-work.ts'
import { findSamples } from './find-samples.ts'
import { readSales } from './read-sales.ts'

type Home = z.infer<typeof getHomeCall.reply>

/** The content of the studio's home screen for a role. */
export async function readHome(
  scope: Scope,
  website: Website,
  role: number,
  { days = 7, now = Date.now() }: { readonly days?: number; readonly now?: number } = {},
): Promise<Home> {
  const { timeZone, lowStock } = website.settings
  // At the same time: PostgreSQL answers them on several connections.
  const samples = may(role, 'settings.manage') ? findSamples(scope, website) : []
  const seesOrders = may(role, 'orders.read')
  const [sales, work, guide, toDo] = await Promise.all([
    seesOrders || may(role, 'reports.read') ? readSales(scope, timeZone, { length: days, now, seesOrders }) : null,
    seesOrders ? null : countWork(scope, role, now),
    may(role, 'settings.manage') ? readGuide(scope, website, role, samples) : null,
    countToDo(scope, role, { threshold: lowStock.threshold, settings: website.settings }),
  ])
  return { sales, work, guide, samples: await samples, toDo }
}

async function readGuide(
  scope: Scope,
  website: Website,
  role: number,
  samples: Promise<Home['samples']> | Home['samples'],
) {
  const [hasAnyProduct, hasContactPage, found] = await Promise.all([hasProduct(scope), hasFormPage(scope), samples])
  return guideOf({ ...website, hasProduct: hasAnyProduct, hasSampleTexts: found.length > 0, hasContactPage, role })
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
