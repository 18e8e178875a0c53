import type { FastifyRequest } from 'fastify'
import type { Staff } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, createAttempts } from '#server/sign-in/attempts.ts'
import { createKnownDevices } from '#server/sign-in/known-devices.ts'
import { isPassword } from '#server/sign-in/passwords.ts'
import type { SignInTables } from '#server/sign-in/tables.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

type Account = SignInTables['users']

/**
 * Checks the email address and password of a browser. Attempts are counted, and those of an unknown address take as
 * long as others.
 * @param opens what the account opens, or why not; asked when the password is right. A refusal counts like a wrong password
 */
export async function authenticate<Opened, Code extends string>(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  request: FastifyRequest,
  { email, password }: { readonly email: string; readonly password: string },
  opens: (userId: string) => Promise<Result<Opened, Code>>,
): Promise<Result<{ user: Account; opened: Opened }, 'sign-in-locked' | 'sign-in-refused' | Code>> {
  const attempts = createAttempts(database)
  const user = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  const device = user ? createKnownDevices(secret).deviceOf(user, request) : null
  const attempt: Attempt = device === null ? { email, address: request.ip } : { device }
  const begun = await attempts.begin(attempt)
  if (!begun.ok) return begun
  const isKnown = await isPassword(password, user?.password_hash ?? null)
  if (!isKnown || !user) return fail('sign-in-refused')
  const opened = await opens(user.id)
  if (!opened.ok) return opened
  await attempts.succeeded(begun.value)
  return succeed({ user, opened: opened.value })
}

/**
 * Checks the password of someone who is signed in, before a change that others must not make at an open screen. They
 * have a separate count of failures: those of other people must not block them.
 */
export async function provePassword(
  { database }: Pick<Services, 'database'>,
  staff: Staff,
  password: string,
): Promise<Result<Account, 'sign-in-locked' | 'sign-in-refused'>> {
  const attempts = createAttempts(database)
  const begun = await attempts.begin({ device: staff.sessionHash })
  if (!begun.ok) return begun
  const user = await database.selectFrom('users').selectAll().where('id', '=', staff.userId).executeTakeFirstOrThrow()
  if (!(await isPassword(password, user.password_hash))) return fail('sign-in-refused')
  await attempts.succeeded(begun.value)
  return succeed(user)
}
