/** Texts that visitors read: charts. */
export const chartTexts = {
  chart: 'Chart',
} as const
