import type { SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { getHomeCall } from '#shared/home/schema.ts'
import { may, type Permission } from '#shared/roles/rules.ts'

type Work = NonNullable<z.infer<typeof getHomeCall.reply>['work']>

// biome-ignore lint/suspicious/noExplicitAny: only their number is read
type Rows = SelectQueryBuilder<any, any, object>

/** Counting stops here, so that the cost does not grow with the site. */
const COUNTED = 9_999
const NEW_DAYS = 30

/** How much there is of what a role works on; null for what it does not open. One query counts all of it. */
export async function countWork(scope: Scope, role: number, now: number): Promise<Work> {
  const parts = partsOf(scope, now)
  const names = Object.keys(parts) as (keyof Work)[]
  const seen = names.filter((name) => may(role, parts[name].permission))
  const none = Object.fromEntries(names.map((name) => [name, null])) as Work
  if (seen.length === 0) return none
  const row = await scope.database
    .selectNoFrom((one) =>
      seen.map((name) =>
        one
          .selectFrom(parts[name].rows.limit(COUNTED).as('some'))
          .select((some) => some.fn.countAll().as('number'))
          .as(name),
      ),
    )
    .executeTakeFirstOrThrow()
  return { ...none, ...Object.fromEntries(Object.entries(row).map(([name, number]) => [name, Number(number)])) }
}

type Parts = Readonly<Record<keyof Work, { readonly permission: Permission; readonly rows: Rows }>>

function partsOf({ database, websiteId }: Scope, now: number): Parts {
  const confirmed = database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'confirmed')
  const pages = database.selectFrom('pages').select('id').where('website_id', '=', websiteId)
  return {
    pages: { permission: 'pages.write', rows: pages.where('collection_id', 'is', null) },
    collections: {
      permission: 'pages.write',
      rows: pages.where('collection_id', 'is not', null),
    },
    forms: {
      permission: 'forms.read',
      rows: database.selectFrom('forms').select('id').where('website_id', '=', websiteId),
    },
    reviews: {
      permission: 'reviews.moderate',
      rows: database
        .selectFrom('reviews')
        .select('id')
        .where('website_id', '=', websiteId)
        .where('state', '=', 'published'),
    },
    subscribers: { permission: 'subscribers.read', rows: confirmed },
    newSubscribers: {
      permission: 'subscribers.read',
      rows: confirmed.where('created_at', '>=', now - NEW_DAYS * DAY_MILLISECONDS),
    },
  }
}
