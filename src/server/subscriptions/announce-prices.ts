import { variantFixedPrices } from '#server/products/documents.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { beginningOfDay, DAY_MILLISECONDS, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { pricingIn } from '#shared/products/pricing-in.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { PRICE_NOTICE_DAYS } from '#shared/subscription-plans/rules.ts'
import { changeIt } from './continue.ts'

const AT_ONCE = 200

/**
 * Tells the buyers of subscriptions that the price of their item has changed: a higher one counts for renewals after 30 whole
 * days, a lower one at once. Without a mail server nobody can be told, so that higher prices wait until there is one. A sale
 * changes nothing, nor does the rate of a currency.
 */
export async function announcePrices(
  services: Pick<Services, 'database' | 'websites' | 'worker'>,
  website: Pick<Website, 'id' | 'canSendEmail'>,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const settings = await reading(services, website).settings()
  for (;;) {
    const found = await changedPrices(services, website)
    for (const one of found) {
      const unitPriceCents = priceIn(one, settings)
      await changing(services, website, null, (scope) =>
        changeIt(scope, one.id, async ({ content }) => {
          const changes = { listCents: one.price_cents }
          // A donor has chosen the amount, whatever the product suggests now.
          if (unitPriceCents === null || isDonation(content.item)) return { changes }
          const isHigher = unitPriceCents > content.item.unitPriceCents
          const from = beginningAfter(now + PRICE_NOTICE_DAYS * DAY_MILLISECONDS, settings.timeZone)
          const item = isHigher ? content.item : { ...content.item, unitPriceCents }
          const newPrice = isHigher ? { unitPriceCents, from } : null
          return {
            changes: { ...changes, content: { ...content, item, newPrice } },
            ...(isHigher && { email: { kind: 'price-change', at: from } }),
          }
        }),
      )
    }
    if (found.length < AT_ONCE || stopping()) return
  }
}

/**
 * The beginning of the next day: the email names a day, and a renewal of that day costs the new price whatever the time.
 */
const beginningAfter = (moment: number, timeZone: string): number =>
  beginningOfDay(dayAfter(calendarDay(moment, timeZone)), timeZone)

/** Subscriptions that go on, whose item has another price than the one that was agreed or announced. */
const changedPrices = (
  { database }: Pick<Services, 'database'>,
  { id: websiteId, canSendEmail }: Pick<Website, 'id' | 'canSendEmail'>,
) =>
  database
    .selectFrom('subscriptions')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.website_id', '=', 'subscriptions.website_id')
        .onRef('variants.id', '=', 'subscriptions.variant_id'),
    )
    .select(['subscriptions.id', 'subscriptions.currency', 'variants.price_cents', 'variants.fixed_prices'])
    .where('subscriptions.website_id', '=', websiteId)
    .where('subscriptions.state', 'in', ['active', 'past-due', 'paused'])
    .whereRef('variants.price_cents', canSendEmail ? '!=' : '<', 'subscriptions.list_cents')
    .orderBy('subscriptions.id')
    .limit(AT_ONCE)
    .execute()

/** The new price in the currency of a subscription; null when the shop does not sell in it any more. */
function priceIn(
  { currency, price_cents, fixed_prices }: Awaited<ReturnType<typeof changedPrices>>[number],
  settings: StoreSettings,
): number | null {
  if (currency === settings.currency) return price_cents
  const conversion = settings.currencies.find(({ code }) => code === currency)
  if (!conversion) return null
  const priced = { priceCents: price_cents, salePriceCents: price_cents, onSale: false }
  const fixed = fixed_prices === null ? {} : { fixedPrices: variantFixedPrices.read(fixed_prices) }
  return pricingIn({ ...priced, ...fixed }, conversion).priceCents
}
