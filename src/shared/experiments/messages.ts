import type { Messages } from '#shared/http/facts.ts'
import { experimentLimits } from './schema.ts'

/** Sentences for the failures of experiments. */
export const experimentMessages = {
  'experiment-not-found': () => 'This experiment no longer exists.',
  'experiment-over': () => 'This experiment has already ended.',
  'experiment-page-unseen': () =>
    'Only a published page without a password can be tested. Publish the page, or choose another one.',
  'experiment-runs': () => 'An experiment already runs on this page. End it first.',
  'experiments-full': () =>
    `A site can have ${experimentLimits.experiments} experiments. Delete one that has ended first.`,
  'goal-not-found': () => 'This goal no longer exists. Choose another one.',
} satisfies Messages
