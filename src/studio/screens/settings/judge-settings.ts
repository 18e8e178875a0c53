import { checkSettings, type SettingsErrors } from '#shared/settings/check-settings.ts'
import { type OwnerSettings, ownerSettingsSchema } from '#shared/settings/owner-settings.ts'

/** Errors of a draft by path, by the server's rules. */
export function judgeSettings(draft: OwnerSettings): SettingsErrors {
  const parsed = ownerSettingsSchema.safeParse(draft)
  if (parsed.success) return checkSettings(parsed.data)
  const found = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  // Of several errors at one path, the first is shown.
  return Object.fromEntries(found.toReversed())
}
