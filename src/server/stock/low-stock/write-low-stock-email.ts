import { createElement } from 'react'
import { lowStockEmailTexts } from '#server/emails/low-stock-texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { writeLowStockEmailJob } from './jobs.ts'
import { readNotices, removeNotices } from './read-notices.ts'

/**
 * The job that writes the email about what ran low. Nothing is written where emails cannot be sent, where the owner has
 * turned them off meanwhile, or where all of it is back in stock.
 */
export function writeLowStockEmailHandler(services: Services): JobHandler<typeof writeLowStockEmailJob> {
  return async ({ websiteId, finish }) => {
    const website = await services.websites.byId(websiteId)
    if (!website) return
    const { lowStock, orderNotificationEmail: to } = website.settings
    const now = Date.now()
    const { variants, total } = await readNotices(reading(services, website))
    const origin = services.env.PUBLIC_URL?.replace(/\/$/, '') ?? website.origin
    const isWritten = lowStock.sendsEmail && to !== '' && website.canSendEmail && total > 0 && origin !== null
    const drawn = isWritten ? await draw() : null
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      await removeNotices(scope, now)
      if (drawn) await writeEmail(services.env, scope, drawn)
    })

    async function draw() {
      const [{ LowStock }, { renderEmail }] = await Promise.all([
        import('#server/emails/low-stock.tsx'),
        import('#server/emails/render-email.ts'),
      ])
      const link = `${services.env.STUDIO_URL?.replace(/\/$/, '') ?? `${origin}/config`}/stock?level=low`
      return {
        kind: 'low-stock',
        to,
        subject: lowStockEmailTexts.subject(total),
        ...renderEmail(createElement(LowStock, { website: website!, origin: origin!, variants, total, link })),
      }
    }
  }
}
