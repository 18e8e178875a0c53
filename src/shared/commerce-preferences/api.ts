import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { namespaces } from './namespaces.ts'

/**
 * Preferences of the store for other software: docs/compatibility.md. The studio has them in the store settings. The reply
 * has an `ETag`; a change with another one in `If-Match` is refused.
 */

const parameters = z.object({ namespace: z.enum(namespaces) })

export const getCommercePreferencesCall = contract({
  method: 'GET',
  path: '/api/v1/commerce-preferences/:namespace',
  summary: 'Get the preferences of a namespace',
  access: 'settings.manage',
  parameters,
  reply: z.looseObject({ websiteId: idSchema }),
})

export const changeCommercePreferencesCall = contract({
  method: 'PUT',
  path: '/api/v1/commerce-preferences/:namespace',
  summary: 'Change some preferences of a namespace; absent ones stay',
  access: 'settings.manage',
  parameters,
  body: z.record(z.string().max(60), z.json()),
  reply: z.looseObject({ websiteId: idSchema }),
  failures: ['invalid-fields', 'edit-conflict'],
})
