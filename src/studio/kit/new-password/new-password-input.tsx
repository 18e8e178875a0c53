import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import type { PasswordOwner } from '#shared/sign-in/password-strength/weakness-of.ts'
import { passwordWeaknesses } from '#shared/sign-in/password-strength/weaknesses.ts'
import { useWeakness } from './use-weakness.ts'

interface NewPasswordInputProps extends PasswordInputProps {
  /** Whose password it is, as far as the screen knows. */
  readonly owner: PasswordOwner
}

/** A new password. It says while someone types what the server would refuse. */
export function NewPasswordInput({ owner, error, onChange, ...props }: NewPasswordInputProps) {
  const [typed, setTyped] = useState('')
  const weakness = useWeakness(typed, owner)
  return (
    <PasswordInput
      autoComplete="new-password"
      {...props}
      error={error || (weakness && passwordWeaknesses[weakness])}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange?.(event)
      }}
    />
  )
}
