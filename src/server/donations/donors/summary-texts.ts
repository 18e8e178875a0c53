/** Texts of the summary of what a donor gave in a year. */
export const summaryTexts = {
  title: (year: number) => `Donations in ${year}`,
  filename: (year: number) => `Donations ${year}.pdf`,
  year: 'Year',
  gifts: 'Donations',
  date: 'Date',
  receipt: 'Receipt',
  purpose: 'For',
  amount: 'Amount',
  total: 'Total donated',
  partlyReturned: 'Partly returned',
} as const
