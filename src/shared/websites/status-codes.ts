/** Known website subscription status codes; the codes between 8 and 15 have no published meaning. */
export const websiteStatusCodes = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  enterprise: 15,
} as const
