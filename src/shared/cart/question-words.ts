/** A question as it stands before its answer: with a colon, unless it ends with a sign of its own. */
export const questionWords = (label: string): string => (/[?!:.…]$/.test(label) ? label : `${label}:`)
