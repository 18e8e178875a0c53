import { type DocumentStep, defineDocument } from '#server/database/stored-document.ts'
import { storedGoalsSchema } from '#shared/analytics/goals.ts'
import { storedNotesSchema } from '#shared/analytics/notes.ts'
import { storedAnalyticsSettingsSchema } from '#shared/analytics/schema.ts'
import { storedConsentSchema } from '#shared/consent/schema.ts'
import { storedCustomCodeSchema } from '#shared/custom-code/schema.ts'
import { storedEmailDesignSchema } from '#shared/emails/design.ts'
import { storedEmailWordsSchema } from '#shared/emails/words/schema.ts'
import { storedExperimentsSchema } from '#shared/experiments/schema.ts'
import { storedPixelsSchema } from '#shared/pixels/schema.ts'
import { storedPopupSchema } from '#shared/popup/schema.ts'
import { storedReplaySettingsSchema } from '#shared/replays/schema.ts'
import { storeSettingsSchema } from '#shared/settings/schema.ts'
import { stylesSchema } from '#shared/styles/schema.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'
import { type EarlierLook, stylesOfEarlier } from './styles-of-earlier.ts'

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
    // They were copied to `websites.styles` before (`2026-11-26-s-styles`).
    { name: 'no colors', run: ({ palette: _, fonts: __, ...others }: EarlierLook) => others },
    // No screen and no call ever set it. The icon is an image of the library now.
    { name: 'no icon elsewhere', run: ({ faviconUrl: _, ...others }: { faviconUrl?: unknown }) => others },
    { name: 'logo on dark backgrounds', run: (appearance: object) => ({ ...appearance, logoOnDark: null }) },
  ],
})

/** From before owners got an email about each week. */
export const addWeeklyEmail: DocumentStep = {
  name: 'weekly-email',
  run: (settings: object) => ({ ...settings, sendsWeeklyEmail: true }),
}

/** `websites.analytics`. */
export const siteAnalytics = defineDocument({
  name: 'site analytics',
  schema: storedAnalyticsSettingsSchema,
  steps: [addWeeklyEmail],
})

/** `websites.analytics_notes`. */
export const siteNotes = defineDocument({ name: 'site notes', schema: storedNotesSchema })

/** `websites.analytics_goals`. */
export const siteGoals = defineDocument({ name: 'site goals', schema: storedGoalsSchema })

/** `websites.experiments`. */
export const siteExperiments = defineDocument({ name: 'site experiments', schema: storedExperimentsSchema })

/** `websites.consent`. */
export const siteConsent = defineDocument({ name: 'site consent', schema: storedConsentSchema })

/** `websites.custom_code`. */
export const siteCustomCode = defineDocument({ name: 'site custom code', schema: storedCustomCodeSchema })

/** `websites.email_design`. */
export const siteEmailDesign = defineDocument({ name: 'site email design', schema: storedEmailDesignSchema })

/** `websites.email_words`. */
export const siteEmailWords = defineDocument({ name: 'site email words', schema: storedEmailWordsSchema })

/** `websites.pixels`. */
export const sitePixels = defineDocument({ name: 'site pixels', schema: storedPixelsSchema })

/** `websites.popup`. */
export const sitePopup = defineDocument({ name: 'site popup', schema: storedPopupSchema })

/** `websites.replays`. */
export const siteReplays = defineDocument({ name: 'site replays', schema: storedReplaySettingsSchema })

interface FooterWithLinks {
  readonly footer?: { readonly links?: unknown }
}

const without = ({ links: _, ...footer }: NonNullable<FooterWithLinks['footer']> = {}) => footer

/** `websites.styles`. */
export const siteStyles = defineDocument({
  name: 'site styles',
  schema: stylesSchema,
  steps: [{ name: 'themes', run: (look: EarlierLook) => stylesOfEarlier(look) }],
})
