import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { policiesSchema } from '#shared/policies/schema.ts'
import { productInformationSchema } from '#shared/product-information/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { ownerSettingsSchema } from './owner-settings.ts'

/** The owner's calls on the shop's settings. */

/** Room for a hundred zones and five hundred tax rates. */
const SETTINGS_BYTES = 512 * 1024

/** The current settings; the revision counts their changes. */
const opened = {
  settings: ownerSettingsSchema,
  revision: z.int().min(1),
  /** Whether there are orders in the currency, so that it cannot change. */
  isCurrencyLocked: z.boolean(),
}

export const getStoreSettingsCall = contract({
  method: 'GET',
  path: '/api/owner/store-settings',
  summary: 'Get the settings of the site and its shop: general, checkout, payments, shipping, tax, policies, texts',
  access: 'settings.manage',
  reply: z.object(opened),
})

export const saveStoreSettingsCall = contract({
  method: 'PUT',
  path: '/api/owner/store-settings',
  summary: 'Save the settings of the site and its shop; refused if someone else saved them in the meantime',
  access: 'settings.manage',
  bodyLimit: SETTINGS_BYTES,
  body: ownerSettingsSchema.extend({
    policies: policiesSchema,
    productInformation: productInformationSchema,
    revision: z.int().min(1),
  }),
  reply: z.object({
    ...opened,
    /** Identifies the change for undoing it; null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict', 'invalid-fields'],
})
