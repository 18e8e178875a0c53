import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { permissions } from '#shared/roles/rules.ts'
import { type FeatureId, features } from './features.ts'
import { featureStates } from './state.ts'

export const listFeaturesCall = contract({
  method: 'GET',
  path: '/api/owner/features',
  summary: 'List what the site can switch on and off, and what is on',
  access: 'settings.manage',
  reply: z.object({
    features: z.array(
      z.object({
        id: z.enum(Object.keys(features) as [FeatureId, ...FeatureId[]]),
        state: z.enum(featureStates),
        /** What a feature waits for, or needs before it can be on, and where that is changed in the studio; null for others. */
        missing: z.object({ words: z.string(), path: z.string(), needs: z.enum(permissions) }).nullable(),
      }),
    ),
  }),
})
