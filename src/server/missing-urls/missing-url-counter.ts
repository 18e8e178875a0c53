import type { FastifyRequest } from 'fastify'

/** Counts the URLs without a page that visitors open, in memory, and writes the counts from time to time. */
export interface MissingUrlCounter {
  /** Counts a request that was answered with 404, unless it comes from a robot or its URL is not worth recording. */
  count(
    website: { readonly id: string; readonly domains: readonly string[] },
    request: FastifyRequest,
    path: string,
  ): void
  /** Writes all counts: one transaction for each site, however many requests there were. */
  flush(): Promise<void>
  /** Writes the counts for the last time. */
  close(): Promise<void>
}
