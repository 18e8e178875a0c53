import { isIP } from 'node:net'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { SubscriptionEventKind } from '#shared/newsletter/schema.ts'

export interface NewSubscriptionEvent {
  readonly kind: SubscriptionEventKind
  readonly at: number
  /** The text that was agreed to, or the owner's reason for adding the address. */
  readonly words?: string
  readonly formId?: string | null
  readonly pagePath?: string
  /** The complete IP address of the request; it is stored without its last part. */
  readonly address?: string
}

/** Adds an event to a subscription, in the transaction that changes it. */
export async function recordSubscriptionEvent(
  { database, websiteId, userId }: ChangeScope,
  subscriberIds: readonly string[],
  { kind, at, words = '', formId = null, pagePath = '', address = '' }: NewSubscriptionEvent,
): Promise<void> {
  if (subscriberIds.length === 0) return
  const event = { kind, at, words, form_id: formId, page_path: pagePath, address: shortened(address), user_id: userId }
  await database
    .insertInto('newsletter_events')
    .values(subscriberIds.map((subscriber_id) => ({ website_id: websiteId, id: newId(), subscriber_id, ...event })))
    .execute()
}

/** An IP address that shows the place and not the person: the last 8 bits of 32, or 80 of 128, are removed. */
export function shortened(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, '.0')
  if (isIP(plain) !== 6) return ''
  const [head = ''] = plain.split('::')
  const parts = head.split(':').filter(Boolean).slice(0, 3)
  return `${parts.join(':')}::`
}
