import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { createKnownDevices } from '#server/sign-in/known-devices.ts'
import { beginSession, endSessionOf } from '#server/sign-in/sessions.ts'
import { learnOrigin } from '#server/websites/learn-origin.ts'
import type { Website } from '#server/websites/website.ts'
import { may } from '#shared/roles/rules.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { describeStaff } from './describe-staff.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password_hash: string
}

/**
 * Signs in a person who was just authenticated: a new session, a new CSRF token, and a device that is known from now
 * on.
 */
export async function completeSignIn(
  services: Services,
  person: Person,
  role: number,
  { website, request, reply }: { website: Website; request: FastifyRequest; reply: FastifyReply },
): Promise<SignedIn> {
  const { database, csrf, secret } = services
  createKnownDevices(secret).remember(person, request, reply)
  if (may(role, 'site.manage')) await learnOrigin(services, website, request)
  await endSessionOf(database, request, reply)
  csrf.renew(request, reply, website.id, await beginSession(database, person.id, request, reply))
  return describeStaff({ userId: person.id, name: person.name, email: person.email, role }, website, request.host)
}

/** The role of a person on a website; null when they do not belong to it. */
export async function roleOf({ database }: Pick<Services, 'database'>, userId: string, websiteId: string) {
  const row = await database
    .selectFrom('staff')
    .select('role')
    .where('website_id', '=', websiteId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}
