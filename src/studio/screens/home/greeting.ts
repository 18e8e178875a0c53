/**
 * The greeting for a time by a person's own clock, which need not be that of the shop. After midnight it is still evening:
 * "Good night" would be a goodbye.
 * @param timeZone that of the browser if absent
 */
export function greetingAt(at: number, timeZone?: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(at))
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
