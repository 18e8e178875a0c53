import { subscribers } from '#demo/life.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { DEFAULT_LIST_ID } from '#shared/newsletter/schema.ts'
import { insertSubscribers } from '../../newsletter/add-subscribers.ts'
import { writeNewsletterEmailJob } from '../../newsletter/jobs.ts'
import { recountSubscriptions } from '../../newsletter/numbers/recount.ts'
import type { ChangeScope } from '../../scope.ts'
import { type PastEmails, pastEmails } from '../fill-emails.ts'
import { countGone, demoNote, fillSignUps } from './fill-sign-ups.ts'

/**
 * Example subscribers, one every four days, whose addresses no email reaches.
 * @param formId of the form in the footer, with which others have signed up
 * @returns their welcome emails
 */
export async function fillSubscribers(scope: ChangeScope, formId: string): Promise<PastEmails[]> {
  const emails: PastEmails[] = []
  const now = Date.now()
  for (const [index, name] of subscribers.entries()) {
    const email = `${name.replace(' ', '.')}@example.com`.toLowerCase()
    const [id] = await insertSubscribers(scope, [{ email, name }], {
      listId: DEFAULT_LIST_ID,
      note: demoNote,
      source: 'import',
      language: 'en-US',
    })
    const at = now - (subscribers.length - index) * 4 * DAY_MILLISECONDS
    const payload = { letter: 'welcome', subscriberId: id!, at, origin: '' } as const
    emails.push(pastEmails(writeNewsletterEmailJob, payload, at))
    await scope.database
      .updateTable('newsletter_subscribers')
      .set({ created_at: at, confirmed_at: at })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', id!)
      .execute()
    await scope.database
      .updateTable('newsletter_events')
      .set({ at })
      .where('website_id', '=', scope.websiteId)
      .where('subscriber_id', '=', id!)
      .execute()
  }
  const { timeZone } = await scope.settings()
  const unconfirmed = await fillSignUps(scope, formId, now)
  // They were counted today, and their past was written since.
  await recountSubscriptions(scope.database, scope.websiteId, timeZone)
  await countGone(scope, unconfirmed, { formId, timeZone })
  return emails
}
