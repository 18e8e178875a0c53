import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordChange } from '#server/changes/record-change.ts'
import { cleanText } from '#server/html/clean-body.ts'
import type { ChangeScope } from '#server/scope.ts'
import { regions } from '#shared/addresses/regions.ts'
import { datedRates } from '#shared/currencies/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { fractionDigitsOf } from '#shared/money/money.ts'
import type { Currency } from '#shared/money/schema.ts'
import { hasWords } from '#shared/policies/rules.ts'
import { type Policies, type PolicyName, policyNames } from '#shared/policies/schema.ts'
import { checkSettings, type SettingsErrors } from '#shared/settings/check-settings.ts'
import type { OwnerSettings } from '#shared/settings/owner-settings.ts'
import type { Place } from '#shared/settings/schema.ts'
import { changedSections } from '#shared/settings/sections.ts'
import { settingsLog } from './change-log.ts'
import { lockSettings, type OpenedSettings, writeSettings } from './settings-store.ts'

/**
 * Saves the shop's settings over the revision that was opened.
 * @returns the same revision when nothing is different: nothing is logged then
 */
export async function saveSettings(
  scope: ChangeScope,
  { revision, ...wanted }: OwnerSettings & { readonly revision: number },
  batchId: string,
): Promise<Result<OpenedSettings, 'invalid-fields' | 'edit-conflict'>> {
  const clean = {
    ...wanted,
    policies: cleanPolicies(wanted.policies),
    productInformation: wanted.productInformation.map((line) => ({ ...line, html: cleanText(line.html) })),
  }
  const errors = { ...checkSettings(clean), ...regionErrors(clean) }
  if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors })
  const before = await lockSettings(scope)
  if (before.revision !== revision) return fail('edit-conflict', { revision: before.revision })
  const settings = { ...clean, currencies: datedRates(before.settings.currencies, clean.currencies, Date.now()) }
  if (isDeepStrictEqual(settings, before.settings)) return succeed(before)
  const currencyError = (await checkCurrency(scope, before, settings.currency)) ?? ratesError(before.settings, settings)
  if (currencyError) return fail('invalid-fields', { errors: { currency: currencyError } })
  const after = await writeSettings(scope, settings)
  await recordSettings(scope, batchId, before, after)
  return succeed(after)
}

/** Why the shop cannot change to a currency; null when it can, or when it is the same. */
export async function checkCurrency(
  { database, websiteId }: ChangeScope,
  before: OpenedSettings,
  currency: Currency,
): Promise<string | null> {
  if (currency === before.settings.currency) return null
  if (before.isCurrencyLocked) return 'You already have orders in this currency, so it can’t be changed.'
  if (fractionDigitsOf(currency) > 0) return null
  const broken = await database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`(price_cents % 100 <> 0 or sale_price_cents % 100 <> 0)`)
    .limit(1)
    .executeTakeFirst()
  return broken ? 'This currency has no decimals. Change your prices to whole amounts first.' : null
}

/** Rates are for the currency that they were entered for. */
function ratesError(before: OwnerSettings, after: OwnerSettings): string | null {
  if (after.currency === before.currency || after.currencies.length === 0) return null
  return `Remove the other currencies first: their rates are for ${before.currency}.`
}

/** Writes a change of the settings to the log, by section. */
export function recordSettings(scope: ChangeScope, batchId: string, before: OpenedSettings, after: OpenedSettings) {
  const title = changedSections(before.settings, after.settings)
  return recordChange(scope, batchId, settingsLog, {
    nounId: scope.websiteId,
    before: before.settings,
    after: { ...after.settings, title },
  })
}

/** Policies as they are stored: text, lists and links; a policy without text is empty. */
function cleanPolicies(policies: Policies): Policies {
  const clean = (name: PolicyName) => {
    const html = cleanText(policies[name])
    return hasWords(html) ? html : ''
  }
  return Object.fromEntries(policyNames.map((name) => [name, clean(name)])) as Policies
}

/** Regions that do not exist: the lists are too long for a browser, so only the server checks. */
function regionErrors({ shippingZones, taxRates }: OwnerSettings): SettingsErrors {
  const places: [path: string, place: Place][] = [
    ...shippingZones.flatMap((zone, zoneIndex) =>
      zone.places.map((place, index): [string, Place] => [`shippingZones.${zoneIndex}.places.${index}`, place]),
    ),
    ...taxRates.map((rate, index): [string, Place] => [`taxRates.${index}.place`, rate.place]),
  ]
  const unknown = places.filter(([, { country, region }]) => region && !regions.isRegion(country, region))
  return Object.fromEntries(unknown.map(([path]) => [path, 'This region isn’t in the country you chose.']))
}
