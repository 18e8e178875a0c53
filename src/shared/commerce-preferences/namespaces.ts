import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type OwnerSettings, ownerSettingsSchema } from '#shared/settings/owner-settings.ts'
import { storeSettingsSchema } from '#shared/settings/schema.ts'
import { withDefaultTexts } from '#shared/settings/store-texts.ts'

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

/** The settings with some preferences of a namespace changed; refused with a sentence for each that is not valid. */
export function withPreferences(
  namespace: Namespace,
  settings: OwnerSettings,
  changes: Preferences,
): Result<OwnerSettings, 'invalid-fields'> {
  const parsed = changesOf[namespace].safeParse(changes)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [path.join('.') || 'form', message])
    return fail('invalid-fields', { errors: Object.fromEntries(errors) })
  }
  // Without the defaults of absent texts.
  const given = Object.fromEntries(Object.entries(parsed.data).filter(([name]) => Object.hasOwn(changes, name)))
  return succeed(
    namespace === 'checkout'
      ? { ...settings, ...given }
      : { ...settings, texts: withDefaultTexts({ ...settings.texts, ...given }) },
  )
}
