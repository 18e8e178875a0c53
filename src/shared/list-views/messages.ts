import { type Messages, numberIn } from '#shared/http/facts.ts'
import { listViewLimits } from './limits.ts'

/** Sentences for the failures of saved views. */
export const listViewMessages = {
  'too-many-views': (facts) =>
    `A list can have up to ${numberIn(facts, 'most', listViewLimits.perList)} views. Delete some first.`,
  'view-name-taken': () => 'Two views have the same name. Choose another name.',
} satisfies Messages
