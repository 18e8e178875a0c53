import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { canvasRoutes } from './canvas-page.ts'
import { formPreviewRoutes } from './preview-form.ts'
import { popupPreviewRoutes } from './preview-popup.ts'
import { previewRoutes } from './preview-product.ts'
import { replayPlayerRoutes } from './replay-player.ts'
import { studioFiles } from './studio-files.ts'
import { studioPage, studioPolicy } from './studio-page.ts'

/** The pages of other software where an owner changes the plan. Nothing is sold here: they see the limits (160). */
const UPGRADE_PATHS = ['/settings/billing/upgrade', '/settings/billing/subscriptions/website']

/**
 * The studio's page at `/config` and everywhere below. If `STUDIO_URL` gives the studio its own host, every other host
 * redirects there.
 */
export function studioRoutes(services: Services): void {
  const { app, env, browser } = services
  const studioHost = env.STUDIO_URL ? new URL(env.STUDIO_URL).host : null
  const files = studioFiles(browser.studio)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (studioHost !== null && request.host !== studioHost) {
      return reply.redirect(new URL(request.url, env.STUDIO_URL).href, 302)
    }
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': studioPolicy(nonce),
        'x-frame-options': 'SAMEORIGIN',
      })
      .send(studioPage(files, nonce))
  }

  canvasRoutes(services)
  replayPlayerRoutes(services)
  previewRoutes(services)
  formPreviewRoutes(services)
  popupPreviewRoutes(services)
  app.get('/config', { schema: { hide: true } }, answer)
  app.get('/config/*', { schema: { hide: true } }, answer)
  for (const path of UPGRADE_PATHS)
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.redirect('/config/limits', 302))
}
