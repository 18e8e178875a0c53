import { readCaptchaSettings } from '#server/captcha/captcha-store.ts'
import { readMerchandising } from '#server/merchandising/read-merchandising.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { listFeaturesCall } from '#shared/features/api.ts'
import { featureEntries } from '#shared/features/features.ts'
import { type FeatureState, missingOf, switchOf } from '#shared/features/state.ts'
import { succeed } from '#shared/http/failure.ts'
import { merchandisingOf } from '#shared/merchandising/rules.ts'

/** What a site has switched on. */
export function featureRoutes(services: Services): void {
  services.serve(listFeaturesCall, async ({ website }) => {
    const state = await readState(reading(services, website), website)
    return succeed({
      features: featureEntries.map(([id, feature]) => {
        const missing = missingOf(feature, state)
        return {
          ...{ id, state: switchOf(feature, state) },
          missing: missing && { words: missing.words, ...missing.screen },
        }
      }),
    })
  })
}

async function readState(scope: Scope, website: Website): Promise<FeatureState> {
  const sources = await readMerchandising(scope, { id: '', categoryIds: [] })
  const ofSite = { id: '', scarcity: null, customSoldOutText: '' }
  return {
    ...website,
    merchandising: merchandisingOf(ofSite, website.settings, sources).values,
    hasCaptcha: (await readCaptchaSettings(scope)) !== null,
  }
}
