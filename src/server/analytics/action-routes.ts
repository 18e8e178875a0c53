import { sendCsv } from '#server/files/send-csv.ts'
import type { Beacon } from '#server/http/beacons.ts'
import { countBeforeReading } from '#server/reports/keep-counted.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/analytics/actions-api.ts'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import type { readCensus } from '#shared/analytics/census.ts'
import * as census from '#shared/analytics/census-api.ts'
import * as lessons from '#shared/analytics/lessons-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { namesIn } from './name-texts.ts'
import { actionRows, readActionTable } from './read-actions.ts'
import { lessonRows, readLessons } from './read-lessons.ts'
import { readShopFunnel, readShopProducts, readShopSplit } from './read-shop.ts'
import { recordCensus } from './record-actions.ts'
import { productRows, splitRows, stepRows } from './shop-csv.ts'

/** Records what visitors do on pages, and shows the owner how many did it. */
export function actionRoutes(services: Services): void {
  const { serve, serveBeacon, analytics } = services

  const take =
    (name: keyof typeof readCensus) =>
    ({ request, website }: Beacon<unknown>) =>
      recordCensus(services, request, website, name)
  serveBeacon(census.buttonRenderCall, take('button-render'))
  serveBeacon(census.buttonClickCall, take('button-click'))
  serveBeacon(census.formRenderCall, take('form-render'))
  serveBeacon(census.overlayCall, take('overlay'))
  serveBeacon(census.lessonCall, take('lesson'))
  serveBeacon(census.recordQuickViewCall, ({ request, website, parameters: { id } }) =>
    recordCensus(services, request, website, 'RecordQuickView', id),
  )

  serve(api.getActionTableCall, async ({ website, query: { table, ...days } }) =>
    succeed(
      await readActionTable(await analytics.open(), website.id, { table, days }, namesIn(reading(services, website))),
    ),
  )

  serve(api.exportActionTableCall, async ({ website, reply, query: { table, ...days } }) =>
    sendCsv(
      reply,
      `${website.slug}-${table}-${days.from}-${days.to}.csv`,
      actionRows(await analytics.open(), website.id, { table, days }, namesIn(reading(services, website))),
    ),
  )

  serve(lessons.getLessonsReachedCall, async ({ website, query: days }) =>
    succeed(await readLessons(await analytics.open(), reading(services, website), days, MOST_ROWS)),
  )

  serve(lessons.exportLessonsReachedCall, async ({ website, reply, query: days }) =>
    sendCsv(
      reply,
      `${website.slug}-lessons-${days.from}-${days.to}.csv`,
      lessonRows(await analytics.open(), reading(services, website), days),
    ),
  )

  serve(api.getShopFunnelCall, async ({ website, query: days }) => {
    const isCounting = await countBeforeReading(services, website.id)
    const { currency } = website.settings
    return succeed({
      ...{ isCounting, currency },
      ...(await readShopFunnel(await analytics.open(), reading(services, website), days)),
    })
  })

  serve(api.exportShopStepsCall, async ({ website, reply, query: days }) => {
    await countBeforeReading(services, website.id)
    return sendCsv(
      reply,
      `${website.slug}-shop-${days.from}-${days.to}.csv`,
      stepRows(await analytics.open(), reading(services, website), days),
    )
  })

  serve(api.splitShopFunnelCall, async ({ website, query: { by, ...days } }) =>
    succeed({ rows: await readShopSplit(await analytics.open(), website.id, by, days, MOST_ROWS) }),
  )

  serve(api.exportShopFunnelCall, async ({ website, reply, query: { by, ...days } }) =>
    sendCsv(
      reply,
      `${website.slug}-shop-${by}-${days.from}-${days.to}.csv`,
      splitRows(await analytics.open(), website.id, by, days),
    ),
  )

  serve(api.getShopProductsCall, async ({ website, query: days }) => {
    const isCounting = await countBeforeReading(services, website.id)
    const { currency } = website.settings
    return succeed({
      ...{ isCounting, currency },
      ...(await readShopProducts(await analytics.open(), reading(services, website), days, MOST_ROWS)),
    })
  })

  serve(api.exportShopProductsCall, async ({ website, reply, query: days }) => {
    await countBeforeReading(services, website.id)
    return sendCsv(
      reply,
      `${website.slug}-shop-products-${days.from}-${days.to}.csv`,
      productRows(await analytics.open(), reading(services, website), days),
    )
  })
}
