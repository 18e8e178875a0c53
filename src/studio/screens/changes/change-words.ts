import type { Change } from '#shared/changes/schema.ts'

/** Names of things, by the noun of the log. */
export const changeNouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  product: ['product', 'products'],
  category: ['category', 'categories'],
  collection: ['store page', 'store pages'],
  page: ['page', 'pages'],
  'item-collection': ['collection', 'collections'],
  // The log doesn’t say whether it is a post, an event, a project or a track.
  item: ['collection item', 'collection items'],
  'shared-section': ['shared section', 'shared sections'],
  'page-version': ['page version', 'page versions'],
  navigation: ['navigation', 'navigations'],
  'header-footer': ['header and footer', 'header and footer'],
  'site-images': ['site images', 'site images'],
  styles: ['site styles', 'site styles'],
  popup: ['popup', 'popups'],
  consent: ['cookie banner', 'cookie banners'],
  pixels: ['ad pixels', 'ad pixels'],
  'pixel-tokens': ['access tokens of ad pixels', 'access tokens of ad pixels'],
  analytics: ['analytics settings', 'analytics settings'],
  'analytics-goals': ['goals', 'goals'],
  'analytics-notes': ['analytics notes', 'analytics notes'],
  experiments: ['experiments', 'experiments'],
  replays: ['session replay settings', 'session replay settings'],
  'custom-code': ['custom code', 'custom code'],
  'email-design': ['design of emails', 'designs of emails'],
  'email-words': ['email', 'emails'],
  redirect: ['redirect', 'redirects'],
  discount: ['discount', 'discounts'],
  customer: ['customer', 'customers'],
  'customer-group': ['customer group', 'customer groups'],
  'customer-group-prices': ['group prices', 'group prices'],
  stock: ['stock', 'stock'],
  'stock-transfer': ['transfer', 'transfers'],
  'product-order': ['product order', 'product order'],
  form: ['form', 'forms'],
  submission: ['response', 'responses'],
  file: ['image', 'images'],
  'file-folder': ['image folder', 'image folders'],
  subscriber: ['subscriber', 'subscribers'],
  'newsletter-list': ['list', 'lists'],
  segment: ['segment', 'segments'],
  review: ['review', 'reviews'],
  merchandising: ['what products show', 'settings of what products show'],
  'footer-form': ['footer', 'footers'],
  settings: ['store settings', 'store settings'],
  captcha: ['reCAPTCHA', 'reCAPTCHA'],
  webhook: ['webhook', 'webhooks'],
  'api-key': ['API key', 'API keys'],
  stripe: ['Stripe keys', 'Stripe keys'],
  paypal: ['PayPal keys', 'PayPal keys'],
  'mail-server': ['mail server', 'mail servers'],
  domains: ['domains', 'domains'],
  account: ['account', 'accounts'],
  invitation: ['invitation', 'invitations'],
  staff: ['staff member', 'staff members'],
  'starting-site': ['starting site', 'starting sites'],
}
/** An import adds categories and products in one action. */
const MIXED = ['item', 'items'] as const

const VERBS: Readonly<Record<Change['kind'], string>> = {
  created: 'created',
  updated: 'edited',
  deleted: 'deleted',
  mixed: 'changed',
  merged: 'merged',
}

type Changed = Pick<Change, 'noun' | 'kind' | 'titles' | 'count' | 'filename' | 'isUndo'>

/** A change in one line: 'Products "Mug", "Jar" and 40 more edited', 'Store page "Shop" deleted (undo)'. */
export function changeInWords(change: Changed): string {
  const { filename, isUndo, count } = change
  if (filename !== '') {
    const items = `${count} ${count === 1 ? 'item' : 'items'}`
    return isUndo ? `Import of ${filename} undone: ${items}` : `${filename} imported: ${items}`
  }
  return `${thingsInWords(change)}${isUndo ? ' (undo)' : ''}`
}

/** The things of a change in one line, without the import or undo that it came from. */
export function thingsInWords({ noun, kind, titles, count }: Omit<Changed, 'filename' | 'isUndo'>): string {
  const [one, many] = changeNouns[noun] ?? (noun === '' ? MIXED : [noun, `${noun}s`])
  const verb = VERBS[kind]
  const named = titles.slice(0, 3).filter(Boolean)
  if (noun === 'navigation') return `Navigation ${verb}`
  if (noun === 'header-footer') return `Header and footer ${verb}`
  if (noun === 'site-images') return `Site images ${verb}`
  if (noun === 'styles') return `Site styles ${verb}`
  if (noun === 'popup') return titles[0] ? `Popup “${titles[0]}” ${verb}` : `Popup ${verb}`
  if (noun === 'consent') return `Cookie banner ${verb}`
  if (noun === 'pixels') return `Ad pixels ${verb}`
  if (noun === 'pixel-tokens') return `Access token of an ad pixel ${verb}`
  if (noun === 'analytics') return `Analytics settings ${verb}`
  if (noun === 'analytics-notes') return `Analytics notes ${verb}`
  if (noun === 'analytics-goals') return `Goals ${verb}`
  if (noun === 'replays') return `Session replay settings ${verb}`
  if (noun === 'experiments') return `Experiments ${verb}`
  if (noun === 'email-design') return `Email design ${verb}`
  if (noun === 'custom-code') return `Custom code ${verb}`
  if (noun === 'domains') return `Domains ${verb}`
  if (noun === 'captcha') return `reCAPTCHA keys ${verb}`
  if (noun === 'stripe') return `Stripe keys ${verb}`
  if (noun === 'mail-server') return `Mail server ${verb}`
  if (noun === 'paypal') return `PayPal keys ${verb}`
  if (noun === 'footer-form')
    return titles[0] ? `Form “${titles[0]}” put in the footer` : 'Form removed from the footer'
  if (noun === 'subscriber') return `Subscribers: ${titles.join(', ')}`
  if (noun === 'settings') return titles[0] ? `Store settings ${verb}: ${titles[0]}` : `Store settings ${verb}`
  if (noun === 'stock') {
    return count === 1 && titles[0] ? `Stock of “${titles[0]}” ${verb}` : `Stock of ${count} variants ${verb}`
  }
  if (noun === 'staff' && titles[0])
    return (
      { created: `${titles[0]} joined`, deleted: `${titles[0]} removed from staff` }[kind as string] ??
      `Role of ${titles[0]} ${verb}`
    )
  if (noun === 'invitation' && titles[0])
    return (
      { created: `${titles[0]} invited`, deleted: `Invitation of ${titles[0]} revoked` }[kind as string] ??
      `Invitation of ${titles[0]} ${verb}`
    )
  if (noun === 'product-order') return titles[0] ? `Product “${titles[0]}” moved` : 'Product order changed'
  if (kind === 'merged' && named.length === 2) return `${capital(one)} “${named[0]}” merged into “${named[1]}”`
  if (named.length === 0) return `${count} ${count === 1 ? one : many} ${verb}`
  return `${capital(count === 1 ? one : many)} ${listed(named, count - named.length)} ${verb}`
}

/** '“Mug”', '“Mug” and “Jar”', '“Mug”, “Jar” and 40 more'. */
function listed(names: readonly string[], more: number): string {
  const quoted = names.map((name) => `“${name}”`)
  const parts = more > 0 ? [...quoted, `${more} more`] : quoted
  const last = parts.at(-1)!
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** A word at the beginning of a sentence. */
export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
