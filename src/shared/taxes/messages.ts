import { type Messages, numberIn } from '#shared/http/facts.ts'

/** Sentences for the failures of tables of tax rates. */
export const taxMessages = {
  'rate-table-too-long': (facts) =>
    `Your shop would have ${numberIn(facts, 'count', 0)} tax rates, and 500 is the most. Choose fewer countries.`,
  'rate-table-unreadable': () =>
    'This file isn’t a table of tax rates. Use a CSV file with the columns Country, Region, Name, Rate, Tax category and Shipping, or a JSON file with rates by country.',
} satisfies Messages
