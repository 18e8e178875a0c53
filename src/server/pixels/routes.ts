import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pixels/api.ts'
import { pixelsOf } from '#shared/pixels/rules.ts'
import type { StoredPixels } from '#shared/pixels/schema.ts'
import { removeToken, saveToken, sealedFor } from './change-tokens.ts'
import { pixelsDocument } from './pixels-document.ts'
import { readTokens, type StoredToken } from './token-store.ts'

/** The owner's pixels, and the access tokens with which the server sends purchases. */
export function pixelRoutes(services: Services): void {
  const { serve, sealing } = services

  serve(api.getPixelsCall, async ({ website }) => {
    const scope = reading(services, website)
    const { consent } = website
    return succeed({
      ...replyOf(await pixelsDocument.read(scope)),
      tokens: (await readTokens(scope)).map(tokenOf),
      asksForMarketing: consent?.isEnabled === true && consent.purposes.marketing.isAsked,
    })
  })

  serve(api.savePixelsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        pixelsDocument.save(scope, { value: call.body.pixels, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...replyOf(stored), batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.savePixelTokenCall, async (call) => {
    const { website, parameters, body } = call
    const { provider } = parameters
    if (!sealing) return fail('secrets-key-missing')
    if (pixelsOf(website.pixels)[provider] === '') return fail('pixel-id-missing')
    const adAccountId = provider === 'pinterest' ? body.adAccountId : ''
    if (provider === 'pinterest' && adAccountId === '') return fail('ad-account-missing')
    const token: StoredToken = {
      provider,
      token: sealing.seal(body.token, sealedFor(website.id, provider)),
      ad_account_id: adAccountId,
      added_at: Date.now(),
      ...{ sent_at: null, problem: '', problem_since: null },
    }
    return ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await saveToken(scope, token, batchId)),
      () => ({}),
    )
  })

  serve(api.removePixelTokenCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await removeToken(scope, call.parameters.provider, batchId)),
      () => ({}),
    ),
  )
}

const replyOf = (stored: StoredPixels | null) => ({ pixels: pixelsOf(stored), revision: stored?.revision ?? 0 })

const tokenOf = (token: StoredToken): api.PixelToken => ({
  provider: token.provider,
  adAccountId: token.ad_account_id,
  addedAt: token.added_at,
  sentAt: token.sent_at,
  problem: token.problem ? { words: token.problem, since: token.problem_since ?? 0 } : null,
})
