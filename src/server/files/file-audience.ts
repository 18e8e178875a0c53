import type { FastifyRequest } from 'fastify'
import type { Website } from '#server/websites/website.ts'

/** Who may open a file that is no picture: everyone, the one who asks, or not even they (null). Only the nouns know. */
export type FileAudience = (
  request: FastifyRequest,
  website: Website,
  assetId: string,
) => Promise<'everyone' | 'one' | null>
