import { type OwnerSettings, ownerSettingsSchema } from '#shared/settings/owner-settings.ts'
import { storeSettingsSchema } from '#shared/settings/schema.ts'

/** Groups of preferences, by the names that other software uses. */
export const namespaces = ['checkout', 'localized-strings'] as const
export type Namespace = (typeof namespaces)[number]

const rules = ownerSettingsSchema.pick({
  minimumSubtotalCents: true,
  expressCheckout: true,
  multipleQuantityAllowedForServices: true,
  strictEmailEnding: true,
})
const texts = storeSettingsSchema.shape.texts

/** Some preferences of a namespace; unknown names are refused. */
const changesOf = { checkout: rules.partial().strict(), 'localized-strings': texts.partial().strict() } as const

export type Preferences = Readonly<Record<string, unknown>>

/** The preferences of a namespace: they are a part of the store settings. */
export const preferencesOf = (namespace: Namespace, settings: OwnerSettings): Preferences =>
  namespace === 'checkout' ? rules.strip().parse(settings) : settings.texts

/** The settings with some preferences of a namespace changed; null when a name is unknown or a value is not valid. */
export function withPreferences(
  namespace: Namespace,
  settings: OwnerSettings,
  changes: Preferences,
): OwnerSettings | null {
  const parsed = changesOf[namespace].safeParse(changes)
  if (!parsed.success) return null
  // Without the defaults of absent texts.
  const given = Object.fromEntries(Object.entries(parsed.data).filter(([name]) => Object.hasOwn(changes, name)))
  return namespace === 'checkout' ? { ...settings, ...given } : { ...settings, texts: { ...settings.texts, ...given } }
}
