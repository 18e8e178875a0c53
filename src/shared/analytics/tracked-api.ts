import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { sentByPages } from './census-api.ts'

export const recordEventCall = contract({
  ...sentByPages,
  path: '/api/events/RecordEvent',
  summary: 'Count an event of the older tracker',
})

export const trackEventCall = contract({
  ...sentByPages,
  path: '/api/v1/clanker/events',
  summary: 'Count an event of the newer tracker',
  bodyLimit: 64 * 1024,
})

export const validateEventContentCall = contract({
  ...sentByPages,
  path: '/api/v1/clanker/validate-event-content/:schemaName',
  summary: 'Check the content of an event against what is declared for it',
  parameters: z.object({ schemaName: z.string().min(1).max(100) }),
  failures: ['bad-request', 'not-found'],
  bodyLimit: 64 * 1024,
})
