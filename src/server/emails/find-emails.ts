import { type Finder, MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { listEmails } from './email-store.ts'

/** Emails by subject and recipient. */
export const emailFinder: NounFinder = { permission: 'emails.read', find: findEmails }

async function findEmails(scope: Scope, text: string, finder: Finder): Promise<Found[]> {
  const { emails } = await listEmails(scope, finder, { search: text })
  return emails.slice(0, MOST_FOUND).map(({ id, subject, to }) => ({
    kind: 'email',
    id,
    title: subject,
    detail: to,
    path: `/emails/${id}`,
  }))
}
