/**
 * What visitors do besides opening pages. Each is counted by day, with a text and a detail: the form and the field, the
 * label of a button and its page, a product and the channel of its visit.
 */
export const actionKinds = [
  'form-seen',
  'form-begun',
  'form-sent',
  'form-left',
  'button-seen',
  'button-clicked',
  'popup-shown',
  'popup-followed',
  'popup-sent',
  'popup-closed',
  'quick-view',
  'lesson-started',
  'lesson-reached',
  'lesson-finished',
  'product-viewed',
  'product-added',
  'search-found',
  'search-missed',
  'event',
  'speed-cause',
  'error',
  'error-visitor',
  'session-first',
  'session-returning',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** Actions on a product: counted by the channel of the visit, which is their detail. */
const ofProducts: ReadonlySet<ActionKind> = new Set(['product-viewed', 'product-added'])
export const isOfProduct = (kind: ActionKind): boolean => ofProducts.has(kind)

/** The way to an order. A visitor counts once a day for each step. */
export const shopSteps = ['viewed', 'added', 'begun', 'bought'] as const
export type ShopStep = (typeof shopSteps)[number]

/** What the steps of a visitor are counted under. */
export const shopDimensions = ['all', 'source', 'channel', 'campaign', 'device'] as const
export type ShopDimension = (typeof shopDimensions)[number]

/** What owners see of actions: the kinds of each table are its columns, in their order. */
export const actionTables = {
  forms: ['form-seen', 'form-begun', 'form-sent'],
  fields: ['form-left'],
  buttons: ['button-seen', 'button-clicked'],
  popups: ['popup-shown', 'popup-followed', 'popup-sent', 'popup-closed'],
  'quick-views': ['quick-view'],
  searches: ['search-found', 'search-missed'],
  events: ['event'],
  'speed-causes': ['speed-cause'],
  sessions: ['session-first', 'session-returning'],
} as const satisfies Readonly<Record<string, readonly ActionKind[]>>
export type ActionTable = keyof typeof actionTables
export const actionTableNames = Object.keys(actionTables) as [ActionTable, ...ActionTable[]]
