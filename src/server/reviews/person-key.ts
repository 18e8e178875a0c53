import { hashOf } from '#server/identifiers.ts'

/** Identifies the writer of a review by their email address, without containing it. */
export const personKeyOf = (websiteId: string, email: string): string =>
  hashOf(`review ${websiteId} ${email.trim().toLowerCase()}`)
