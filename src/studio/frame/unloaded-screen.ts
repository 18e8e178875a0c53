/**
 * Whether a screen failed because its code or styles could not be loaded: the connection was lost, or an upgrade
 * removed the old files. Browsers word this differently; Vite reports missing styles.
 */
export function isUnloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.startsWith('Unable to preload CSS')) return true
  return error instanceof TypeError && /import|module/i.test(error.message)
}
