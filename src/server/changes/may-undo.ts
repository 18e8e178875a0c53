import { may } from '#shared/roles/rules.ts'
import type { Undoers } from './undoer.ts'

/** Whether a role may take changes of a noun back; of nouns that no one takes back, none may. */
export function mayUndo(undoers: Undoers, role: number, noun: string): boolean {
  return undoers[noun]?.permissions.some((permission) => may(role, permission)) ?? false
}

/** The nouns whose changes a role can take back. */
export function undoableBy(undoers: Undoers, role: number): string[] {
  const nouns = Object.keys(undoers).filter((noun) => mayUndo(undoers, role, noun))
  // Products and their categories in one action have no noun of their own.
  return nouns.includes('product') ? [...nouns, ''] : nouns
}
