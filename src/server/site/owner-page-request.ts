import type { FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { testAccessOfEveryone } from '#shared/payments/rules.ts'
import type { BrowserFiles } from '#storefront/document/render-document.tsx'
import type { PageRequest } from './page-request.ts'
import type { PageSources } from './sources.ts'

/** A request for a page as visitors see it, made by a call of the studio. */
export const ownerPageRequest = (
  { env }: Pick<Services, 'env'>,
  {
    request,
    website,
    files,
    sources,
    path = '/',
  }: {
    readonly request: FastifyRequest
    readonly website: Website
    readonly files: BrowserFiles
    readonly sources: PageSources
    readonly path?: string
  },
): PageRequest => ({
  ...{ website, files, path, sources, query: new URLSearchParams() },
  origin: originOf(env, website, request),
  testAccess: testAccessOfEveryone(website),
  isWithoutCode: true,
})
