import { createContext, useContext } from 'react'
import type { Permission } from '#shared/roles/rules.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'

export const StaffContext = createContext<SignedIn | null>(null)

/** The signed-in user. Every screen inside the gate has one. */
export function useStaff(): SignedIn {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('This part of the studio needs someone who is signed in.')
  return staff
}

/** Whether the signed-in user has a permission. For display only: the server checks each call itself. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useStaff()
  return (permission) => permissions.includes(permission)
}
