/**
 * Whether a screen failed because its code or its styles did not come: the connection was lost, or the studio was upgraded
 * and the old files are gone. Browsers word it each in their own way; Vite names styles that did not come.
 */
export function isUnloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.startsWith('Unable to preload CSS')) return true
  return error instanceof TypeError && /import|module/i.test(error.message)
}
