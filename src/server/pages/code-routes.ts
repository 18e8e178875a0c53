import type { FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { ASK_AGAIN, NEVER_KEEP } from '#server/site/render-page.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { showCodeCall } from '#shared/pages/code-api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { audienceOf } from './page-audience.ts'
import { createPageLocks } from './page-lock.ts'
import { readPage } from './page-store.ts'
import { withSharedSections } from './shared-sections/with-shared-sections.ts'

/** Nothing of the site can be reached from a document without an origin: no cookies, no storage, no calls. */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups'

/**
 * The code of a block as a document of its own, for those who may see its page. Without permission to load from elsewhere
 * it can neither load nor send anything.
 */
export function codeRoutes(services: Pick<Services, 'database' | 'secret' | 'gates' | 'serve'>): void {
  const passwords = createPageLocks(services)

  /** Whether a page is for everyone, or for the one who asks; null where it is not. */
  async function seenBy(request: FastifyRequest, website: Website, page: Page): Promise<'everyone' | 'one' | null> {
    const audience = await audienceOf(reading(services, website), page)
    if (!audience) return null
    const { isPrivate, locks } = audience
    if (!isPrivate && locks.length === 0) return 'everyone'
    if (!isPrivate && locks.every((lock) => passwords.isOpen(request, website, lock))) return 'one'
    return (await services.gates.staffOf(request, website)) ? 'one' : null
  }

  services.serve(showCodeCall, async ({ request, reply, website, parameters: { pageId, blockId } }) => {
    const scope = reading(services, website)
    const stored = await readPage(scope, pageId)
    if (!stored) return fail('page-not-found')
    const seen = await seenBy(request, website, stored)
    if (!seen) return fail('page-not-found')
    const { blocks } = (await withSharedSections(scope, stored)).content
    const block = Object.hasOwn(blocks, blockId) ? blocks[blockId] : undefined
    if (block?.type !== 'code' || block.settings.mode !== 'frame') return fail('page-not-found')
    const { html, loadsElsewhere } = block.settings
    const elsewhere = loadsElsewhere ? ' https:' : ''
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [
          SANDBOX,
          "default-src 'none'",
          `script-src 'unsafe-inline'${loadsElsewhere ? " 'unsafe-eval' https:" : ''}`,
          `style-src 'unsafe-inline'${elsewhere}`,
          `img-src data:${elsewhere}`,
          `font-src data:${elsewhere}`,
          `media-src data:${elsewhere}`,
          ...(loadsElsewhere
            ? ['connect-src https:', 'frame-src https:', 'form-action https:']
            : ["form-action 'none'"]),
          "base-uri 'none'",
          "frame-ancestors 'self'",
        ].join('; '),
        'cache-control': seen === 'everyone' ? ASK_AGAIN : NEVER_KEEP,
        'x-robots-tag': 'noindex',
        'x-frame-options': 'SAMEORIGIN',
      })
      // A document, not JSON.
      .serializer((text: string) => text)
    return succeed(
      `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>body{margin:0}</style></head><body>${html}</body></html>`,
    )
  })
}
