/**
 * The five answers to a statement (§3), from no to yes. The numbers are what is sent and kept, so that responses are counted
 * together whatever the owner calls them.
 */
export const likertOrder: readonly string[] = ['-2', '-1', '0', '1', '2']

/** The words for the five answers, in the order of `likertOrder`; `likertLabels` reads them from the store texts. */
export type LikertLabels = readonly string[]

/** The words for an answer; an answer that is none of the five is shown as it was kept. */
export const likertLabel = (labels: LikertLabels, answer: string): string =>
  labels[likertOrder.indexOf(answer)] ?? answer
