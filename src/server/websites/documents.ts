import { defineDocument } from '#server/database/stored-document.ts'
import { storeSettingsSchema } from '#shared/settings/schema.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'

/** `websites.settings`. */
export const storeSettings = defineDocument({ name: 'store settings', schema: storeSettingsSchema })

/** `websites.appearance`. */
export const siteAppearance = defineDocument({ name: 'site appearance', schema: appearanceSchema })
