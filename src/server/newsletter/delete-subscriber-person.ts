import type { ChangeScope } from '#server/scope.ts'
import { rememberRefusals } from './list-store.ts'

/**
 * Deletes all that lists know of an address, and the emails that they wrote to it, for good. Of someone who left one of them
 * a hash remains, so that no import brings them back. @returns how many subscriptions there were
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
