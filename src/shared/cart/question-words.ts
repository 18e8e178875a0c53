/** A question in front of its answer: with a colon, unless it already ends with punctuation. */
export const questionWords = (label: string): string => (/[?!:.…]$/.test(label) ? label : `${label}:`)
