import type { FastifyReply, FastifyRequest } from 'fastify'
import { assignedVariant } from '#server/analytics/assigned-variant.ts'
import { visitorOf } from '#server/analytics/visitor-of.ts'
import type { Services } from '#server/services.ts'
import type { ShownVariant } from '#server/site/page-request.ts'
import type { Website } from '#server/websites/website.ts'
import { canOverride, OVERRIDE, overrideOf } from '#shared/experiments/override.ts'

/**
 * What a request sees of a page that is tested; null where it is not, and for all who are not counted as visitors: robots,
 * the team and people who ask not to be counted see the page as it is.
 */
export async function experimentAt(
  services: Pick<Services, 'analytics' | 'gates'>,
  { request, reply, website, path }: Asked,
): Promise<ShownVariant | null> {
  const experiment = website.experiments.find((one) => one.path === path)
  if (!experiment) return null
  const { id, pageId, versionId } = experiment
  const chosen = canOverride(website.statusCode) ? chosenIn(request, reply) : null
  if (chosen) return { id, pageId, versionId, variant: chosen, isCounted: false }
  const visitor = await visitorOf(services, request, website).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a visitor saw no experiment')
    return null
  })
  if (!visitor) return null
  const variant = assignedVariant(experiment, request.headers.cookie ?? '', visitor.seen)
  return { id, pageId, versionId, variant, isCounted: true }
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly website: Website
  readonly path: string
}

/** The variant that someone chose with the query parameter, now or before. */
function chosenIn(request: FastifyRequest, reply: FastifyReply) {
  const asked = new URL(request.url, 'http://site.invalid').searchParams.get(OVERRIDE)
  const { variant, keep } = overrideOf(asked, request.cookies[OVERRIDE] ?? '')
  // Pages are sent without the hooks that write the cookies of a reply.
  if (keep !== undefined)
    reply.raw.setHeader('set-cookie', `${OVERRIDE}=${keep}; Path=/; SameSite=Lax${keep === '' ? '; Max-Age=0' : ''}`)
  return variant
}
