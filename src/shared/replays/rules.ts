import type { Variant } from '#shared/experiments/variants.ts'

/** What a site says about recording its visitors. */
export interface ReplaySite {
  /** Of the website: ISO 3166, two letters. */
  readonly country: string
  /** Whether the owner has turned recording on. */
  readonly isOn: boolean
}

/** What the browser of a visitor says. */
export interface ReplayBrowser {
  /** IANA. */
  readonly timeZone: string
  /** What was drawn for them: `version` is recorded. */
  readonly variant: Variant
  /** Of the processor; 0 where the browser does not say. */
  readonly cores: number
}

/** Fewer cores have enough to do with the page itself. */
const MORE_CORES_THAN = 2

/** Whether anybody may be recorded on a site. */
export const siteRecords = ({ country, isOn }: ReplaySite): boolean => isOn && country === 'US'

/** Whether a visitor is recorded: all five conditions have to hold. Whether they agreed is asked before. */
export const isEligible = (site: ReplaySite, { timeZone, variant, cores }: ReplayBrowser): boolean =>
  siteRecords(site) && timeZone.startsWith('America') && variant === 'version' && cores > MORE_CORES_THAN

/** What is drawn for a visitor. @param random from 0 to below 1 */
export const drawnVariant = (share: number, random: number): Variant => (random * 100 < share ? 'version' : 'original')

/** The id that tests get, with which no script is loaded. */
const MOCK_ID = 'automated-mock-id'

/** Whether an id of FullStory is one to load its script with. */
export const isRealId = (id: string): boolean => id !== '' && id !== MOCK_ID

/** What a page gives its script: everything that is not known in the browser. */
export interface ReplayOffer extends ReplaySite {
  readonly share: number
  readonly usesFullStory: boolean
  /** Whether visitors may choose their variant with the query parameter of experiments. */
  readonly canChoose: boolean
}
