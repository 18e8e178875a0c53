import type { Goal, GoalKind } from '#shared/analytics/goals.ts'
import { rowName } from '#shared/analytics/row-name.ts'

/** What a visitor does to reach a goal of a kind. */
export const goalKindWords: Readonly<Record<GoalKind, string>> = {
  order: 'Places an order',
  form: 'Sends a form',
  newsletter: 'Signs up for the newsletter',
  page: 'Opens a page',
  button: 'Presses a button block',
  lesson: 'Finishes a lesson',
}

/**
 * What is counted, in one line.
 * @param formNames by id; those of others are not said
 */
export function goalInWords({ kind, target }: Goal, formNames: ReadonlyMap<string, string>): string {
  if (kind === 'page') return `Opens “${rowName('page', target)}”`
  if (kind === 'button') return `Presses “${target}”`
  const name = kind === 'form' && formNames.get(target)
  return name ? `Sends “${name}”` : goalKindWords[kind]
}
