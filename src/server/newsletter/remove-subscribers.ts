import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { subscriberLog } from './change-log.ts'
import { endSubscriptions } from './change-subscription.ts'
import { hasSubscriber } from './list-subscribers.ts'

/** Unsubscribes people for an owner. An address that has left before is no error; an unknown one is. @returns how many */
export async function removeSubscribers(
  scope: ChangeScope,
  subscriberIds: readonly string[],
  batchId: string,
): Promise<Result<number, 'subscriber-not-found'>> {
  const count = await endSubscriptions(scope, subscriberIds, { kind: 'removed' }, Date.now())
  if (count > 0) {
    const after = { what: 'unsubscribed', count, list: '' } as const
    await recordChange(scope, batchId, subscriberLog, { nounId: newId(), before: null, after })
    return succeed(count)
  }
  return (await hasSubscriber(scope, subscriberIds)) ? succeed(0) : fail('subscriber-not-found')
}
