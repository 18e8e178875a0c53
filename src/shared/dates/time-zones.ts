/** Whether `Intl` knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The name of a time zone as people say it: 'New York' for 'America/New_York'. */
export const timeZoneCity = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ')
