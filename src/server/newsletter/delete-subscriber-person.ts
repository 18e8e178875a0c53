import type { ChangeScope } from '#server/scope.ts'
import { rememberRefusals } from './list-store.ts'

/**
 * Permanently deletes all data about an address in lists, and the emails to it. For someone who left a list, a hash
 * remains, so that no import adds them again. @returns the number of subscriptions
 */
export async function deleteSubscriberPerson(scope: ChangeScope, email: string): Promise<number> {
  const address = email.toLowerCase()
  const deleted = await scope.database
    .deleteFrom('newsletter_subscribers')
    .where('website_id', '=', scope.websiteId)
    .where('email', '=', address)
    .returning('state')
    .execute()
  if (deleted.some((row) => row.state === 'unsubscribed')) await rememberRefusals(scope, [address])
  await scope.database
    .deleteFrom('letters')
    .where('website_id', '=', scope.websiteId)
    .where('to_address', '=', address)
    .where('kind', 'like', 'newsletter-%')
    .execute()
  return deleted.length
}
