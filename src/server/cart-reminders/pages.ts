import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showEmailLink } from '#server/site/show-email-link.ts'
import { changing, reading } from '#server/stores.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { REMINDER_END_PATH, RESTORE_PATH, readReminderKey } from './reminder-links.ts'
import { readReminder, stopReminders } from './reminder-store.ts'
import { restoreCart } from './restore-cart.ts'
import { reminderPageTexts as texts } from './texts.ts'

const GONE = 410

/**
 * The links of emails about abandoned carts. The one that ends them shows a button and changes nothing by itself: mail
 * programs open links to check them.
 */
export function registerReminderPages(services: Services, serve: ServePage): void {
  const { secret } = services

  serve('GET', RESTORE_PATH, async (page, request, reply) => {
    const scope = reading(services, page.website)
    const reminder = await reminderOf(page, 'restore')
    if (reminder) await restoreCart(scope, secret, reminder, { request, reply })
    return '/cart'
  })

  serve('GET', REMINDER_END_PATH, async (page) => {
    const reminder = await reminderOf(page, 'end')
    return showEmailLink(page, reminder ? texts.mayEnd : texts.broken, {
      pageType: pageTypes.page,
      ...(!reminder && { status: GONE }),
    })
  })

  serve('POST', REMINDER_END_PATH, async (page) => {
    const reminder = await reminderOf(page, 'end')
    if (!reminder) return showEmailLink(page, texts.broken, { pageType: pageTypes.page, status: GONE })
    await changing(services, page.website, null, (scope) => stopReminders(scope, reminder))
    return showEmailLink(page, texts.ended, { pageType: pageTypes.page })
  })

  async function reminderOf({ website, query }: PageRequest, what: 'restore' | 'end') {
    const id = readReminderKey(secret, website.id, what, query.get('key') ?? '')
    return id === null ? null : readReminder(reading(services, website), id)
  }
}
