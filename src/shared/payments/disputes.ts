/**
 * The state of a dispute: the owner has to answer, the bank decides, or it has decided. A `warning` is a question of the
 * bank that has taken no money yet.
 */
export const disputeStates = ['warning', 'needs-response', 'under-review', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]
