import { customCodeOf, hasCode } from '#shared/custom-code/rules.ts'
import type { StoredCustomCode } from '#shared/custom-code/schema.ts'
import type { CodeOnPages } from '#storefront/document/custom-code.ts'
import { readCode } from './read-code.ts'

/** Of each stored code: it is read once, not for each page. */
const known = new WeakMap<StoredCustomCode, CodeOnPages | null>()

/** The code as public pages contain it; null without any. */
export function codeOnPages(stored: StoredCustomCode | null): CodeOnPages | null {
  if (stored === null || !hasCode(stored)) return null
  const made = known.get(stored)
  if (made !== undefined) return made
  const code = customCodeOf(stored)
  const read = readCode(code)
  // It was checked when it was saved. If a later version refuses it, pages come without it.
  const shown = read.ok
    ? {
        head: { text: read.value.headHtml },
        body: { text: read.value.bodyHtml },
        sources: read.value.sources,
      }
    : null
  known.set(stored, shown)
  return shown
}
