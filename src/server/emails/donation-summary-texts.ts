/** Texts of the email with the summary of what a donor gave in a year. */
export const donationSummaryTexts = {
  subject: (year: string) => `Your donations in ${year}`,
  title: 'Thank you',
  lead: (site: string, year: string) => `Here is a summary of what you gave to ${site} in ${year}, for your records.`,
  total: (count: number, total: string) => `${count === 1 ? 'One donation' : `${count} donations`}: ${total}.`,
  open: 'Open summary',
  reply: 'If something is missing, reply to this email.',
} as const
