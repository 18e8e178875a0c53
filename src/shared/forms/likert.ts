/**
 * The five answers to a statement (§3) with their words. The numbers are what is sent and kept, so that a site that speaks
 * another language still counts them together.
 */
export const likertAnswers: Readonly<Record<string, string>> = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
}
/** In the order in which they stand, from no to yes: an object would put its numbers first. */
export const likertOrder: readonly string[] = ['-2', '-1', '0', '1', '2']
