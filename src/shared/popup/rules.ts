import { type PageType, pageTypes } from '#shared/pages/codes.ts'
import type { Popup, StoredPopup } from './schema.ts'
import type { PopupOffer } from './visit.ts'

export const blankPopup: Popup = {
  isEnabled: false,
  title: '',
  text: '',
  picture: null,
  action: { kind: 'none' },
  position: 'center',
  theme: null,
  afterSeconds: 5,
  afterScroll: null,
  onExit: false,
  pages: { rule: 'all', ids: [] },
  againAfterDays: 30,
}

/** The popup without what the server counts. */
export function popupOf(stored: StoredPopup | null): Popup {
  if (stored === null) return blankPopup
  const { version: _, revision: __, ...popup } = stored
  return popup
}

/** The popup as it is stored after a change: with a new version when visitors read or can do something else. */
export function nextPopup(before: StoredPopup | null, popup: Popup): StoredPopup {
  const isNew = before === null || contentOf(before) !== contentOf(popup)
  return { ...popup, version: (before?.version ?? 0) + (isNew ? 1 : 0), revision: (before?.revision ?? 0) + 1 }
}

const contentOf = ({ title, text, picture, action }: Popup) =>
  JSON.stringify([title, text, picture?.id ?? null, Object.entries(action).toSorted()])

/** What a page contains for the script of the popup: when it opens, and for which visitors. */
export const offerOf = ({
  version,
  afterSeconds,
  afterScroll,
  onExit,
  againAfterDays,
  action,
}: StoredPopup): PopupOffer => ({
  version,
  afterSeconds,
  afterScroll,
  onExit,
  againAfterDays,
  formId: action.kind === 'form' ? action.formId : null,
})

/** Pages that visitors read. Carts, checkouts, orders, errors, and pages behind links of emails have no popup. */
const READ: ReadonlySet<PageType> = new Set([pageTypes.collection, pageTypes.page, pageTypes.contentItem])

interface PopupPlace {
  readonly pageType: PageType
  /** Null on personal pages, and on pages that search engines are asked not to list. */
  readonly canonicalPath: string | null
  readonly frame?: 'checkout'
  readonly collectionId?: string
  readonly itemId?: string
}

/** Whether the popup can open on a page. */
export function isPopupOn({ pages: { rule, ids } }: Pick<Popup, 'pages'>, page: PopupPlace): boolean {
  // A personal page has neither; one that is hidden from search engines has an id.
  const isPersonal = page.canonicalPath === null && page.collectionId === undefined
  if (!READ.has(page.pageType) || isPersonal || page.frame === 'checkout') return false
  if (rule === 'all') return true
  const isNamed = [page.collectionId, page.itemId].some((id) => id !== undefined && ids.includes(id))
  return isNamed === (rule === 'only')
}
