import type { Services } from '#server/services.ts'
import { contentSecurityPolicy } from '#server/site/content-security-policy.ts'
import { ASK_AGAIN } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { PIXEL_FRAME_PATH } from '#shared/pixels/events.ts'
import { pixelsOf, usedProviders } from '#shared/pixels/rules.ts'

const SCRIPT = 'src/storefront/hydration/pixels/frame.ts'

/**
 * The page in the frame of a new order: scripts of other companies run in it, and it contains nothing but our script.
 * The page around it gives it what is reported.
 */
export function registerPixelFrame({ browser }: Services, serve: ServePage): void {
  const file = browser.storefront[SCRIPT]?.file
  const html =
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Pixels</title>' +
    `<script type="module" src="/${file}"></script></html>`
  serve('GET', PIXEL_FRAME_PATH, async ({ website }) => ({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': ASK_AGAIN,
      'content-security-policy': contentSecurityPolicy({
        ...{ inlineStyles: [], inlineScripts: [] },
        thirdParties: new Set(usedProviders(pixelsOf(website.pixels))),
      }),
    },
    html,
  }))
}
