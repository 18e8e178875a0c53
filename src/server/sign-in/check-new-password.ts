import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type PasswordOwner, weaknessOf } from '#shared/sign-in/password-strength/weakness-of.ts'
import { passwordWeaknesses } from '#shared/sign-in/password-strength/weaknesses.ts'

/** Refuses a new password that is easy to guess. @param field the one of the form that it came from */
export async function checkNewPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<Result<undefined, 'invalid-fields'>> {
  const weakness = await weaknessOf(password, owner)
  return weakness ? fail('invalid-fields', { errors: { [field]: passwordWeaknesses[weakness] } }) : succeed(undefined)
}
