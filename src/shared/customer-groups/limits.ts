/** Limits of the owner's input. */
export const groupLimits = {
  groups: 50,
  name: 60,
  note: 1000,
  categories: 50,
  prices: 2000,
  membersAtOnce: 100,
} as const
