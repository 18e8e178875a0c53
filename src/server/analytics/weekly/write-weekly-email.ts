import { createElement } from 'react'
import { weeklyEmailTexts } from '#server/emails/weekly-email-texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import type { writeWeeklyEmailJob } from './jobs.ts'
import { readWeek } from './read-week.ts'

/**
 * The job that writes the email about a week. Nothing is written where emails cannot be sent, where the owner has
 * turned it off meanwhile, or where nobody came and nobody bought in both weeks.
 */
export function writeWeeklyEmailHandler(services: Services): JobHandler<typeof writeWeeklyEmailJob> {
  return async ({ websiteId, payload: { monday }, finish }) => {
    const website = await services.websites.byId(websiteId)
    if (!website) return
    const { isOn, sendsWeeklyEmail } = analyticsSettingsOf(website.analytics)
    const to = website.settings.orderNotificationEmail
    const origin = services.env.PUBLIC_URL?.replace(/\/$/, '') ?? website.origin
    const isWanted = isOn && sendsWeeklyEmail && to !== '' && website.canSendEmail && origin !== null
    const drawn = isWanted ? await draw(origin) : null
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      if (drawn) await writeEmail(services.env, scope, drawn)
    })

    async function draw(from: string) {
      const numbers = await readWeek(services, website!, monday)
      const { week, before } = numbers
      if (week.visitors + week.orders + before.visitors + before.orders === 0) return null
      const [{ WeeklyEmail }, { renderEmail }] = await Promise.all([
        import('#server/emails/weekly-email.tsx'),
        import('#server/emails/render-email.ts'),
      ])
      const studio = services.env.STUDIO_URL?.replace(/\/$/, '') ?? `${from}/config`
      const link = `${studio}/analytics?${new URLSearchParams({ period: 'custom', ...week.days })}`
      const element = createElement(WeeklyEmail, { website: website!, origin: from, numbers, link })
      return { kind: 'weekly-report', to, subject: weeklyEmailTexts.subject(website!.title), ...renderEmail(element) }
    }
  }
}
