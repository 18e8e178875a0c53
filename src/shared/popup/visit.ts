/** The path of the page that contains only the popup; other pages load it when the popup opens. */
export const POPUP_PATH = '/s/popup'

/** What a page contains about the popup, for its script. */
export interface PopupOffer {
  readonly version: number
  readonly afterSeconds: number | null
  readonly afterScroll: number | null
  readonly onExit: boolean
  readonly againAfterDays: number | null
  /** The form in it, if there is one. */
  readonly formId: string | null
}

/** The keys of what a browser remembers (docs/compatibility.md#popup-overlay). */
export const popupKeys = { closedAt: 'date-closed', version: 'version', submitted: 'submitted' } as const

/** What a browser remembers, as it is stored; null for nothing. */
export type PopupMemory = Readonly<Record<keyof typeof popupKeys, string | null>>

/** Of its own: `shared/dates` would load the formats of dates into every page with a popup. */
const DAY = 86_400_000

/**
 * Whether the popup may open for a visitor. Who has sent its form never sees it again; who has closed it does when it
 * has changed, or after the owner's number of days.
 */
export function mayOpenPopup(offer: PopupOffer, memory: PopupMemory, now: number): boolean {
  if (offer.formId !== null && memory.submitted === offer.formId) return false
  const closedAt = Date.parse(memory.closedAt ?? '')
  if (Number.isNaN(closedAt) || memory.version !== String(offer.version)) return true
  return offer.againAfterDays !== null && now - closedAt >= offer.againAfterDays * DAY
}
