import type { FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { raiseVersion } from './raise-version.ts'
import type { Website } from './website.ts'

/**
 * Stores the origin where an owner has just signed in: someone who knows the password came there on purpose, so it is
 * the website's own, and is used in emails and for search engines. Not when the studio has its own host.
 */
export async function learnOrigin(
  { env, database, websites }: Pick<Services, 'env' | 'database' | 'websites'>,
  website: Pick<Website, 'id' | 'origin'>,
  request: FastifyRequest,
): Promise<void> {
  const origin = `${request.protocol}://${request.host}`
  if (env.STUDIO_URL !== undefined || website.origin === origin) return
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('websites').set({ origin }).where('id', '=', website.id).execute()
    await raiseVersion(transaction, website.id)
  })
  websites.forget(website.id)
}
