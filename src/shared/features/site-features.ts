import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { pixelsOf, usedProviders } from '#shared/pixels/rules.ts'
import { obstaclesOf } from '#shared/replays/obstacles.ts'
import { replaySettingsOf } from '#shared/replays/schema.ts'
import { type Feature, type FeatureState, type Missing, missingAddress, missingVisits, section } from './state.ts'

const asksFor = ({ consent }: FeatureState, purpose: 'analytics' | 'marketing') =>
  consent?.isEnabled === true && consent.purposes[purpose].isAsked

const missingConsent = (purpose: 'statistics' | 'marketing'): Missing => ({
  words: `The cookie banner doesn’t ask about ${purpose}.`,
  screen: { path: '/cookie-banner', needs: 'site.manage' },
})

function missingOfRecordings(state: FeatureState): Missing | null {
  const [first] = obstaclesOf(state)
  if (first === undefined) return null
  if (first === 'consent') return missingConsent('statistics')
  if (first === 'visits') return missingVisits(false)
  return { words: 'Recordings aren’t available in your country.', screen: section('general') }
}

/** What a website can switch on besides its store. */
export const siteFeatures = {
  announcement: {
    name: 'Announcement bar',
    effect: 'One line of text is at the top of every page.',
    screen: { path: '/header-footer#announcement', needs: 'pages.design' },
    isOn: ({ appearance }) => appearance.announcement !== null,
  },
  popup: {
    name: 'Popup',
    effect: 'A box with your text, a button or a form opens over the pages that you chose.',
    screen: { path: '/popup#show-popup', needs: 'pages.design' },
    isOn: ({ popup }) => popup?.isEnabled === true,
  },
  captcha: {
    name: 'reCAPTCHA',
    effect: 'Forms where you turned it on ask Google whether a visitor is a program.',
    screen: { path: '/forms/captcha', needs: 'site.manage' },
    isOn: ({ hasCaptcha }) => hasCaptcha,
  },
  'custom-code': {
    name: 'Custom code',
    effect: 'Your own HTML is in every public page.',
    screen: { path: '/custom-code', needs: 'code.write' },
    isOn: ({ customCode }) => customCode !== null && (customCode.headCode + customCode.bodyCode).trim() !== '',
  },
  'cookie-banner': {
    name: 'Cookie banner',
    effect: 'Visitors are asked before anything is stored in their browser or loaded from other companies.',
    screen: { path: '/cookie-banner#show-banner', needs: 'site.manage' },
    isOn: ({ consent }) => consent?.isEnabled === true,
  },
  'returning-visitors': {
    name: 'Recognize returning visitors',
    effect: 'Visitors who agree in the cookie banner get cookies, so that their next visit isn’t counted as new.',
    screen: { path: '/cookie-banner#purposes', needs: 'site.manage' },
    isOn: (state) => asksFor(state, 'analytics'),
    missing: ({ analytics }) => missingVisits(analyticsSettingsOf(analytics).isOn),
  },
  pixels: {
    name: 'Ad pixels',
    effect: 'Visitors who agree in the cookie banner are measured by the ad companies that you added.',
    screen: { path: '/pixels', needs: 'site.manage' },
    isOn: ({ pixels }) => usedProviders(pixelsOf(pixels)).length > 0,
    missing: (state) => (asksFor(state, 'marketing') ? null : missingConsent('marketing')),
  },
  visits: {
    name: 'Visit counts',
    effect: 'Visits are counted without cookies, and Analytics shows the numbers.',
    screen: { path: '/analytics#count-visits', needs: 'site.manage' },
    isOn: ({ analytics }) => analyticsSettingsOf(analytics).isOn,
  },
  'weekly-email': {
    name: 'Weekly email',
    effect: 'On Mondays, you get the numbers of the week before by email.',
    screen: { path: '/analytics#weekly-email', needs: 'site.manage' },
    isOn: ({ analytics }) => analyticsSettingsOf(analytics).isOn && analyticsSettingsOf(analytics).sendsWeeklyEmail,
    missing: missingAddress,
  },
  recordings: {
    name: 'Recordings',
    effect: 'Some visits of people who agree in the cookie banner are recorded, with what they type masked.',
    screen: { path: '/analytics?view=replays#record-visits', needs: 'site.manage' },
    isOn: ({ replays }) => replaySettingsOf(replays).isOn,
    missing: missingOfRecordings,
  },
} as const satisfies Readonly<Record<string, Feature>>
