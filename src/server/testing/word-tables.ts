/**
 * Whether a table contains the words by which rows are found, or the rows whose words wait. Triggers make them of the rows
 * alone, those of several websites together, so that no test compares them.
 */
export const isOfWords = (table: string): boolean => table.endsWith('_words') && table !== 'search_words'
