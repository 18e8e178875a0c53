import { defineDocument } from '#server/database/stored-document.ts'
import { storeSettingsSchema } from '#shared/settings/schema.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'

/** `websites.settings`. */
export const storeSettings = defineDocument({ name: 'store settings', schema: storeSettingsSchema })

/** `websites.appearance`. */
export const siteAppearance = defineDocument({
  name: 'site appearance',
  schema: appearanceSchema,
  steps: [
    // They are a menu (`2026-11-26-f-footer-menu`).
    {
      name: 'no-footer-links',
      run: ({ footer, ...others }: FooterWithLinks) => ({ ...others, footer: without(footer) }),
    },
  ],
})

interface FooterWithLinks {
  readonly footer?: { readonly links?: unknown }
}

const without = ({ links: _, ...footer }: NonNullable<FooterWithLinks['footer']> = {}) => footer
