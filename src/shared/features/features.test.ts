import { expect, test } from 'vitest'
import { z } from 'zod'
import { storedAnalyticsSettingsSchema } from '#shared/analytics/schema.ts'
import { blankConsent } from '#shared/consent/rules.ts'
import { storedConsentSchema } from '#shared/consent/schema.ts'
import { storedCustomCodeSchema } from '#shared/custom-code/schema.ts'
import { emailDesignSchema } from '#shared/emails/design.ts'
import { commonOverrideSchema } from '#shared/merchandising/schema.ts'
import { storedPixelsSchema } from '#shared/pixels/schema.ts'
import { storedPopupSchema } from '#shared/popup/schema.ts'
import { storedReplaySettingsSchema } from '#shared/replays/schema.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { storeSettingsSchema } from '#shared/settings/schema.ts'
import { stylesSchema } from '#shared/styles/schema.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'
import { features } from './features.ts'
import { type FeatureState, missingOf, switchOf } from './state.ts'

/** The documents with settings of a website, by their names here. */
const documents = {
  settings: storeSettingsSchema,
  appearance: appearanceSchema,
  styles: stylesSchema,
  popup: storedPopupSchema,
  consent: storedConsentSchema,
  pixels: storedPixelsSchema,
  analytics: storedAnalyticsSettingsSchema,
  replays: storedReplaySettingsSchema,
  customCode: storedCustomCodeSchema,
  emailDesign: emailDesignSchema,
  merchandising: commonOverrideSchema,
}

/** Settings that are no feature, and why. */
const others: Readonly<Record<string, string>> = {
  'settings.currencies[].roundsUp': 'of one currency',
  'settings.useCldrMoneyFormat': 'how amounts are written',
  'settings.pricesIncludeTax': 'what prices mean',
  'settings.taxRates[].appliesToShipping': 'of one tax rate',
  'settings.donations.funds[].isClosed': 'of one fund',
  'settings.cartReminders.isTicked': 'how its box begins',
  'appearance.header.isSticky': 'a look',
  'appearance.header.isTransparent': 'a look',
  'appearance.header.button.newWindow': 'of one link',
  'appearance.header.announcement.isDismissible': 'a look',
  'popup.action.newWindow': 'of one link',
  'popup.onExit': 'one of the moments that open it',
  'consent.purposes.functional.isAsked': 'what the banner asks for',
  'emailDesign.showsAddress': 'a look',
  'merchandising.mailingListOptInByDefault': 'how its box begins',
  'merchandising.scarcityShownByDefault': 'when the low-stock message shows',
}

/** A site where everything is on. */
function everything(): FeatureState {
  const settings = defaultStoreSettings({
    country: 'US',
    currency: 'USD',
    timeZone: 'America/New_York',
    email: 'o@x.eu',
  })
  return structuredClone({
    settings: {
      ...settings,
      ...{ expressCheckout: true, strictEmailEnding: true, businessAddress: '1 Main Street' },
      currencies: [{ currency: 'EUR', rate: '1', roundsUp: false }] as unknown as typeof settings.currencies,
      scarcity: { ...settings.scarcity, enabled: true },
      installments: { ...settings.installments, available: true, providerPage: true },
      taxRules: { ...settings.taxRules, business: { isOn: true, withoutVies: 'charge-tax' } },
      invoices: { ...settings.invoices, isOn: true },
      giftCards: { ...settings.giftCards, takesDiscounts: true },
      withdrawal: { isOn: true },
      lowestPrices: { isOn: true },
      returns: { ...settings.returns, isOn: true, exchanges: true },
      reviews: { ...settings.reviews, isOn: true },
      cartReminders: { ...settings.cartReminders, isOn: true },
    },
    appearance: { announcement: { text: 'Sale', href: null } },
    popup: { isEnabled: true } as FeatureState['popup'],
    consent: {
      ...{ ...blankConsent, isEnabled: true, version: 1, revision: 1 },
      purposes: {
        ...blankConsent.purposes,
        analytics: { ...blankConsent.purposes.analytics, isAsked: true },
        marketing: { ...blankConsent.purposes.marketing, isAsked: true },
      },
    },
    pixels: { meta: '1234567890123', google: '', tiktok: '', pinterest: '', revision: 1 },
    analytics: { isOn: true, keptDays: 30, sendsWeeklyEmail: true, revision: 1 },
    replays: { isOn: true, share: 10, fullStoryId: '', revision: 1 },
    customCode: { headCode: '<meta>', bodyCode: '', allowedHosts: [], revision: 1 },
    merchandising: { restockNotificationViews: ['product'], mailingListSignUpEnabled: true },
    hasCaptcha: true,
    canSendEmail: true,
  } satisfies FeatureState)
}

const statesOf = (state: FeatureState) =>
  Object.fromEntries(Object.entries(features).map(([id, feature]) => [id, switchOf(feature, state)]))

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

/** The paths of all yes-or-no settings in a schema: `reviews.isOn`, `taxRates[].appliesToShipping`. */
function booleansIn(shape: Shape, path: string): string[] {
  if ([shape.type].flat().includes('boolean')) return [path]
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => booleansIn(inner, `${path}.${name}`)),
    ...(shape.items ? booleansIn(shape.items, `${path}[]`) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((inner) => booleansIn(inner, path)),
  ]
}

const booleans = Object.entries(documents).flatMap(([name, schema]) => [
  ...new Set(booleansIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, name)),
])

/** The same site with one setting turned off. */
function without(path: string): FeatureState {
  const state = everything()
  const names = path.split('.')
  const owner = names
    .slice(0, -1)
    .reduce((inner, name) => inner[name] as Record<string, unknown>, state as unknown as Record<string, unknown>)
  owner[names.at(-1)!] = false
  return state
}

test('a feature that waits says for what, and leads there', () => {
  const state = { ...everything(), canSendEmail: false }
  expect(missingOf(features['order-emails'], state)).toEqual({
    words: 'No mail server is set up.',
    screen: { path: '/email-settings/server', needs: 'site.manage' },
  })
  expect(missingOf(features['order-emails'], everything())).toBeNull()
  const withoutBanner = { ...everything(), consent: null }
  expect(missingOf(features.pixels, withoutBanner)?.words).toBe('The cookie banner doesn’t ask about marketing.')
})

test('exchanges are off without returns, and the list says what to turn on first', () => {
  const withReturns = (isOn: boolean) => {
    const state = everything()
    return { ...state, settings: { ...state.settings, returns: { ...state.settings.returns, isOn, exchanges: false } } }
  }
  expect(missingOf(features.exchanges, withReturns(false))).toEqual({
    words: 'Turn on returns first.',
    screen: { path: '/store-settings?tab=returns#returns', needs: 'settings.manage' },
  })
  expect(missingOf(features.exchanges, withReturns(true))).toBeNull()
})

test('every feature is on where every setting is on and nothing is missing', () => {
  expect(new Set(Object.values(statesOf(everything())))).toEqual(new Set(['on']))
})

test.each(booleans.filter((path) => !(path in others)))('turning %s off is seen in the list of features', (path) => {
  expect(statesOf(without(path))).not.toEqual(statesOf(everything()))
})

test('the settings that are no feature still exist, and are not seen in the list', () => {
  const known = new Set(booleans)
  expect(Object.keys(others).filter((path) => !known.has(path))).toEqual([])
})

test.each<[string, (state: FeatureState) => FeatureState, readonly (keyof typeof features)[]]>([
  [
    'no mail server',
    (state) => ({ ...state, canSendEmail: false }),
    [
      ...(['review-requests', 'restock-notices', 'low-stock-email', 'cart-reminders', 'order-emails'] as const),
      'weekly-email',
    ],
  ],
  [
    'no business address',
    (state) => ({ ...state, settings: { ...state.settings, businessAddress: '' } }),
    ['invoices'],
  ],
  ['no cookie banner', (state) => ({ ...state, consent: null }), ['pixels', 'recordings']],
])('with %s, what is on and cannot work is waiting', (_, change, waiting) => {
  const states = statesOf(change(everything()))
  const found = Object.entries(states).filter(([, state]) => state === 'waiting')
  expect(found.map(([id]) => id)).toEqual(waiting)
})
