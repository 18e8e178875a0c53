import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { codeOnPages } from '#server/custom-code/code-on-pages.ts'
import { mayBeSignedIn } from '#server/sign-in/sessions.ts'
import { websiteForVisitor } from '#server/websites/for-visitor.ts'
import type { Website } from '#server/websites/website.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { SAFE_MODE } from '#shared/custom-code/rules.ts'
import { canOverride } from '#shared/experiments/override.ts'
import type { Experiment } from '#shared/experiments/schema.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import { settingsForVisitor, type TestAccess, testAccessOfEveryone } from '#shared/payments/rules.ts'
import { pixelsOf, usedProviders } from '#shared/pixels/rules.ts'
import { offerOf } from '#shared/popup/rules.ts'
import { offersReplays } from '#shared/replays/obstacles.ts'
import type { ReplayOffer } from '#shared/replays/rules.ts'
import { replaySettingsOf } from '#shared/replays/schema.ts'
import { legalLinks } from '#shared/withdrawals/rules.ts'
import type { BrowserFiles } from '#storefront/document/render-document.tsx'
import type { Site } from '#storefront/document/site.ts'
import type { Access } from './access.ts'
import { followLinks } from './follow-links.ts'
import { shownForm } from './shown-form.ts'
import type { PageSources } from './sources.ts'

/** What a visitor sees of an experiment. */
export interface ShownVariant extends Pick<Experiment, 'id' | 'pageId' | 'versionId'> {
  readonly variant: Variant
  /** Whether it counts that they see it. */
  readonly isCounted: boolean
}

/** A request for a page: the website, the path, and the sources. */
export interface PageRequest {
  readonly website: Website
  /** Scheme and host in the page's links. */
  readonly origin: string
  /** Path without query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly sources: PageSources
  readonly files: BrowserFiles
  /** Why its visitor can pay with test methods. */
  readonly testAccess: TestAccess
  /** Whether the owner's custom code is left out. */
  readonly isWithoutCode: boolean
  /** What is shown of a page that is tested; absent for other pages, and for those who are not counted. */
  readonly tested?: ShownVariant
  /** What who asks may see besides; absent while a page is drawn for everyone. */
  readonly access?: Access | undefined
}

/** Origins are few; anyone can invent more. */
const MOST_ORIGINS = 8

interface KnownSite {
  /** A website that was read again may be another, also in the same version. */
  readonly website: Website
  readonly site: Promise<Site>
}

const knownSites = new WeakMap<PageSources, LRUCache<string, KnownSite>>()

/** The data that all pages of the website share: one object for all of them, as long as their sources are used. */
export function siteOf(request: PageRequest): Promise<Site> {
  const { website, origin, sources, testAccess, isWithoutCode } = request
  const sites = knownSites.get(sources) ?? new LRUCache<string, KnownSite>({ max: MOST_ORIGINS })
  knownSites.set(sources, sites)
  const key = `${testAccess} ${isWithoutCode} ${origin}`
  const known = sites.get(key)
  if (known?.website === website) return known.site
  const made = { website, site: makeSite(request) }
  sites.set(key, made)
  // A failure is not remembered.
  made.site.catch(() => sites.get(key) === made && sites.delete(key))
  return made.site
}

async function makeSite({ website, origin, sources, testAccess, isWithoutCode }: PageRequest): Promise<Site> {
  const { formId } = website.appearance.footer
  const form = formId === null ? null : await sources.frameForm(formId)
  const { main, secondary, footer } = await sources.menus()
  return {
    id: website.id,
    title: website.title,
    origin,
    homePath: await sources.homePath(),
    appearance: { ...(await sources.appearance(website.appearance)), ...(await frameLinks(website, sources)) },
    styles: website.styles,
    navigation: main,
    secondaryNavigation: secondary,
    footerNavigation: footer,
    policies: legalLinks(website.settings),
    canSendEmail: website.canSendEmail,
    settings: settingsForVisitor(website.settings, testAccess),
    sellsProducts: await sources.sellsProducts(),
    isDemo: website.isDemo,
    footerForm: form && (await shownForm({ website, sources }, form)),
    popup: await popupOffer(website, sources),
    consent: website.consent?.isEnabled ? website.consent : null,
    pixels: isWithoutCode ? null : shownPixels(website),
    replays: isWithoutCode || !offersReplays(website) ? null : replayOffer(website),
    countsVisits: analyticsSettingsOf(website.analytics).isOn,
    customCode: isWithoutCode ? null : codeOnPages(website.customCode),
  }
}

/** The pixels, where there are any and visitors can agree to them. */
function shownPixels({ pixels, consent }: Website): Site['pixels'] {
  const used = pixelsOf(pixels)
  const isAsked = consent?.isEnabled === true && consent.purposes.marketing.isAsked
  return isAsked && usedProviders(used).length > 0 ? used : null
}

/** What pages need to know before they record a visit. */
function replayOffer({ replays, settings, statusCode }: Website): ReplayOffer {
  const { share, isOn, fullStoryId } = replaySettingsOf(replays)
  const site = { country: settings.country, isOn }
  return { ...site, share, usesFullStory: fullStoryId !== '', canChoose: canOverride(statusCode) }
}

/** The parts of the frame that link to pages, with their paths. */
const frameLinks = ({ appearance: { header, announcement } }: Website, sources: PageSources) =>
  followLinks({ announcement, ...(header && { header }) }, sources)

/** The popup as pages offer it; null when visitors do not see it. */
async function popupOffer({ popup }: Website, sources: PageSources): Promise<Site['popup']> {
  if (!popup?.isEnabled) return null
  const form = popup.action.kind === 'form' ? await sources.frameForm(popup.action.formId) : null
  const asksCaptcha = form !== null && (await sources.captcha({ in: 'popup', form })) !== null
  return { pages: popup.pages, offer: offerOf(popup), thirdParties: asksCaptcha ? ['recaptcha'] : [] }
}

export interface PageRequestDependencies {
  websiteOf(request: FastifyRequest): Promise<Website | null>
  sourcesOf(website: Website): PageSources
  /** Scheme and host in the links of a website's pages. */
  originOf(website: Website, request: FastifyRequest): string
  readonly files: BrowserFiles
  /** Called for personal pages; absent for cached ones, where only a demo has a test mode. */
  testAccessOf?(request: FastifyRequest, website: Website): Promise<TestAccess>
}

/** Turns HTTP requests into page requests; null when the host belongs to no website. */
export function createPageRequests({ websiteOf, sourcesOf, originOf, files, testAccessOf }: PageRequestDependencies) {
  return async (request: FastifyRequest): Promise<PageRequest | null> => {
    const found = await websiteOf(request)
    if (!found) return null
    const website = websiteForVisitor(found, request)
    const [path = '/', queryText = ''] = splitUrl(request.url)
    const query = new URLSearchParams(queryText)
    return {
      website,
      path,
      query,
      isWithoutCode: query.has(SAFE_MODE) || mayBeSignedIn(request.headers.cookie),
      origin: originOf(website, request),
      sources: sourcesOf(website),
      files,
      testAccess: testAccessOf ? await testAccessOf(request, website) : testAccessOfEveryone(website),
    }
  }
}

/** Path and query of a request's URL. */
export function splitUrl(url: string): string[] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url] : [url.slice(0, mark), url.slice(mark + 1)]
}
