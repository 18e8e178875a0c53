import { may } from '#shared/roles/rules.ts'
import type { Undoers } from './undoer.ts'

/** Whether a role can undo changes of a noun; false for nouns that cannot be undone. */
export function mayUndo(undoers: Undoers, role: number, noun: string): boolean {
  return undoers[noun]?.permissions.some((permission) => may(role, permission)) ?? false
}

/** The nouns whose changes a role can undo. */
export function undoableBy(undoers: Undoers, role: number): string[] {
  const nouns = Object.keys(undoers).filter((noun) => mayUndo(undoers, role, noun))
  // An action with both products and categories has no noun.
  return nouns.includes('product') ? [...nouns, ''] : nouns
}
