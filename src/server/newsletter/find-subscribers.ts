import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { listSubscribers } from './list-subscribers.ts'

/** Subscribers by email address and name. */
export const subscriberFinder: NounFinder = { permission: 'subscribers.read', find: findSubscribers }

async function findSubscribers(scope: Scope, text: string): Promise<Found[]> {
  if (!normalize(text.trim())) return []
  const { subscribers } = await listSubscribers(scope, { search: text }, 'UTC')
  return subscribers.slice(0, MOST_FOUND).map(({ id, email, name }) => ({
    kind: 'subscriber',
    id,
    title: name || email,
    detail: name ? email : '',
    path: `/subscribers?search=${encodeURIComponent(email)}`,
  }))
}
