import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { type PasswordOwner, weaknessOf } from '#shared/sign-in/password-strength/weakness-of.ts'
import type { PasswordWeakness } from '#shared/sign-in/password-strength/weaknesses.ts'
import { passwordSchema } from '#shared/sign-in/schema.ts'

const PAUSE_MILLISECONDS = 300

/** Why the server would refuse a password as easy to guess, after a pause in typing; null for one that is too short. */
export function useWeakness(typed: string, { email, names }: PasswordOwner): PasswordWeakness | null {
  const [found, setFound] = useState<{ readonly password: string; readonly weakness: PasswordWeakness | null }>()
  const [password] = useDebouncedValue(typed, PAUSE_MILLISECONDS)
  const known = names.join('\n')
  useEffect(() => {
    if (!passwordSchema.safeParse(password).success) return
    let isCurrent = true
    weaknessOf(password, { email, names: known.split('\n') }).then(
      (weakness) => isCurrent && setFound({ password, weakness }),
      // Without its lists nothing is said: the server checks it.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [password, email, known])
  return found?.password === typed ? found.weakness : null
}
