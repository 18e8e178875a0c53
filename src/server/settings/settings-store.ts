import { forgetPrices } from '#server/lowest-prices/former-price-store.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { storeSettings } from '#server/websites/documents.ts'
import type { OptionalStep } from '#shared/home/guide.ts'
import { methodsOfCompany, type PaymentCompany } from '#shared/payments/companies.ts'
import { datesAfter } from '#shared/policies/rules.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** Settings in the form in which their owner changes them. */
export interface OpenedSettings {
  readonly settings: OwnerSettings
  /** Counts their changes. */
  readonly revision: number
  readonly isCurrencyLocked: boolean
}

/** The current settings of an owner. */
export async function readSettings(scope: Scope): Promise<OpenedSettings> {
  const { stored, siteName, revision } = await readStored(scope)
  return { settings: ownerSettingsOf(stored, siteName), revision, isCurrencyLocked: await hasOrders(scope) }
}

/** The same, locked until the commit. */
export async function lockSettings(scope: ChangeScope): Promise<OpenedSettings> {
  await scope.raiseVersion()
  return readSettings(scope)
}

/** Updates the owner's settings; everything else that is stored stays. The caller has locked it. */
export async function writeSettings(
  scope: ChangeScope,
  { siteName, ...settings }: OwnerSettings,
): Promise<OpenedSettings> {
  const { stored, revision } = await readStored(scope)
  if (settings.currency !== stored.currency) await forgetPrices(scope, Date.now())
  const policyDates = datesAfter(stored.policies, stored.policyDates, settings.policies, Date.now())
  await scope.database
    .updateTable('websites')
    .set({
      title: siteName,
      settings: storeSettings.write({ ...stored, ...settings, policyDates }),
      settings_revision: revision + 1,
    })
    .where('id', '=', scope.websiteId)
    .execute()
  return { settings: { siteName, ...settings }, revision: revision + 1, isCurrencyLocked: await hasOrders(scope) }
}

/**
 * Stores the public key of a company in a mode, and offers its method, or no longer without a key.
 * @returns the key before
 */
export async function setPublicKey(
  scope: ChangeScope,
  company: PaymentCompany,
  mode: PaymentMode,
  publicKey: string,
): Promise<string> {
  await scope.raiseVersion()
  const { stored, revision } = await readStored(scope)
  const method = methodsOfCompany[company][mode]
  const others = stored.paymentMethods.filter((id) => id !== method)
  const paymentMethods = publicKey === '' ? others : withMethod(others, method)
  const changed = { ...stored, paymentMethods, [company]: { ...stored[company], [mode]: publicKey } }
  await scope.database
    .updateTable('websites')
    .set({ settings: storeSettings.write(changed), settings_revision: revision + 1 })
    .where('id', '=', scope.websiteId)
    .execute()
  return stored[company][mode]
}

type Methods = StoreSettings['paymentMethods']

/** The methods that customers choose most often come first: cards, then PayPal. */
function withMethod(others: Methods, method: Methods[number]): Methods {
  const cards = Object.values<Methods[number]>(methodsOfCompany.stripe)
  if (cards.includes(method)) return [method, ...others]
  return [...others.filter((id) => cards.includes(id)), method, ...others.filter((id) => !cards.includes(id))]
}

/** Stores whether the shop needs a step of the set-up guide. This is not a setting: it has no revision and no undo. */
export async function setGuideStep(scope: ChangeScope, step: OptionalStep, isSkipped: boolean): Promise<void> {
  await scope.raiseVersion()
  const { stored } = await readStored(scope)
  const others = stored.guideSkipped.filter((one) => one !== step)
  const guideSkipped = isSkipped ? [...others, step] : others
  await scope.database
    .updateTable('websites')
    .set({ settings: storeSettings.write({ ...stored, guideSkipped }) })
    .where('id', '=', scope.websiteId)
    .execute()
}

/**
 * Whether anything was sold: orders keep the currency that they were paid in, and sums over them need one. Tests do not
 * count.
 */
async function hasOrders({ database, websiteId }: Scope): Promise<boolean> {
  const orders = database.selectFrom('orders').select('id').where('website_id', '=', websiteId)
  return (await orders.where('test_mode', '=', 0).limit(1).executeTakeFirst()) !== undefined
}

async function readStored({ database, websiteId }: Scope) {
  const row = await database
    .selectFrom('websites')
    .select(['title', 'settings', 'settings_revision'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return {
    stored: storeSettings.read(row.settings),
    siteName: row.title,
    revision: Number(row.settings_revision),
  }
}
