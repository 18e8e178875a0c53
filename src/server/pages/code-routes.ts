import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { showCodeCall } from '#shared/pages/code-api.ts'
import { readPage } from './page-store.ts'
import { withSharedSections } from './shared-sections/with-shared-sections.ts'

/** Nothing of the site can be reached from a document without an origin: no cookies, no storage, no calls. */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups'

/**
 * The code of a block as a document of its own. Without permission to load from elsewhere it can neither load nor send
 * anything.
 */
export function codeRoutes(services: Pick<Services, 'database' | 'serve'>): void {
  services.serve(showCodeCall, async ({ reply, website, parameters: { pageId, blockId } }) => {
    const scope = reading(services, website)
    const stored = await readPage(scope, pageId)
    const page = stored && (await withSharedSections(scope, stored))
    const block =
      page?.status === 'published' && Object.hasOwn(page.content.blocks, blockId)
        ? page.content.blocks[blockId]
        : undefined
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
        'cache-control': 'no-cache',
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
