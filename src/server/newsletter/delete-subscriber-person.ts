import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { subscriberLog } from './change-log.ts'
import { rememberRefusals } from './list-store.ts'

/**
 * Permanently deletes all data about an address in lists, and the emails to it. For someone who left a list, a hash
 * remains, so that no import adds them again. The change log does not say who it was. @returns the number of
 * subscriptions
 */
export async function deleteSubscriberPerson(scope: ChangeScope, email: string, batchId: string): Promise<number> {
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
  if (deleted.length > 0) {
    const after = { what: 'deleted', count: 1, list: '' } as const
    await recordChange(scope, batchId, subscriberLog, { nounId: newId(), before: null, after })
  }
  return deleted.length
}
