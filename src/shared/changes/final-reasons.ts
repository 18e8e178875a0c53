/** Why an action cannot be undone, by the code that the log stores. */
export const finalReasons = {
  'secret-not-logged': 'The history doesn’t contain secrets. Make the change again in Settings.',
  'key-not-logged': 'The history doesn’t contain the API key. Enter it again.',
  'access-not-restored': 'An undo doesn’t give or take away access. Make the change again in Staff.',
  'customer-erased': 'The customer was erased.',
  'customer-separated': 'Merge the two customers again instead.',
  'file-deleted': 'The file itself was deleted. Upload it again.',
  'own-account': 'People change their own account.',
  'responses-deleted': 'The responses were deleted for good.',
  'stock-moved': 'Units have moved since. Correct their number in Prices & stock instead.',
  'subscribers-asked': 'An undo subscribes and unsubscribes no one. Use the subscriber list instead.',
  'subscribers-deleted': 'The subscribers on the list were deleted with it.',
} as const

export type FinalReason = keyof typeof finalReasons

export const finalReasonCodes = Object.keys(finalReasons) as [FinalReason, ...FinalReason[]]
