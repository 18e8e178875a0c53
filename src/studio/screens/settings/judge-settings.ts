import { checkSettings, type SettingsErrors } from '#shared/settings/check-settings.ts'
import { type OwnerSettings, ownerSettingsSchema } from '#shared/settings/owner-settings.ts'

/** What is wrong with a draft, by path, by the rules that the server judges by. */
export function judgeSettings(draft: OwnerSettings): SettingsErrors {
  const parsed = ownerSettingsSchema.safeParse(draft)
  if (parsed.success) return checkSettings(parsed.data)
  const found = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  // Of several at one place the first is the one to mend first.
  return Object.fromEntries(found.toReversed())
}
