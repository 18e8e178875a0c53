import { createContext, useContext } from 'react'
import type { Permission } from '#shared/roles/rules.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'

export const MemberContext = createContext<SignedIn | null>(null)

/** Who is signed in. Every screen behind the gate has one. */
export function useMember(): SignedIn {
  const member = useContext(MemberContext)
  if (!member) throw new Error('This part of the studio needs someone who is signed in.')
  return member
}

/** Whether the one who is signed in may do something. It is for showing only: the server checks each call itself. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMember()
  return (permission) => permissions.includes(permission)
}
