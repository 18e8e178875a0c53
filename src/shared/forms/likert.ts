/**
 * The five answers to a statement, from no to yes. The numbers are sent and stored, so that answers are counted
 * together even when the owner renames the labels.
 */
export const likertOrder: readonly string[] = ['-2', '-1', '0', '1', '2']

/** The words for the five answers, in the order of `likertOrder`; `likertLabels` reads them from the store texts. */
export type LikertLabels = readonly string[]

/** The label of an answer; an unknown answer is shown as it was stored. */
export const likertLabel = (labels: LikertLabels, answer: string): string =>
  labels[likertOrder.indexOf(answer)] ?? answer
