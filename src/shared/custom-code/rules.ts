import { type PageType, pageTypes } from '#shared/pages/codes.ts'
import type { CustomCode, StoredCustomCode } from './schema.ts'

export const blankCustomCode: CustomCode = { headCode: '', bodyCode: '', allowedHosts: [] }

/** With it in its query, a page comes without the code of the owner. */
export const SAFE_MODE = 'safe-mode'

/** The code without what the server counts. */
export function customCodeOf(stored: StoredCustomCode | null): CustomCode {
  if (stored === null) return blankCustomCode
  const { revision: _, ...code } = stored
  return code
}

/** Whether there is any code. */
export const hasCode = (code: Pick<CustomCode, 'headCode' | 'bodyCode'> | null): boolean =>
  code !== null && (code.headCode.trim() !== '' || code.bodyCode.trim() !== '')

/** Pages that are the same for everyone. Carts, checkouts, orders, locks and pages behind links of emails are not. */
const PUBLIC: ReadonlySet<PageType> = new Set([
  pageTypes.collection,
  pageTypes.page,
  pageTypes.contentItem,
  pageTypes.search,
  pageTypes.splashPage,
  pageTypes.notFound,
])

/** Whether pages of a type contain the code, where they are drawn for everyone. */
export const takesCode = (page: { readonly pageType: PageType; readonly frame?: 'checkout' }): boolean =>
  PUBLIC.has(page.pageType) && page.frame !== 'checkout'
