/**
 * The greeting for a time in the shop's time zone. After midnight it is still evening: "Good night" would be a goodbye.
 */
export function greetingAt(at: number, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(at))
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
