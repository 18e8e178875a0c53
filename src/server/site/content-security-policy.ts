import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CodeSources } from '#storefront/document/custom-code.ts'
import type { ThirdParty } from '#storefront/islands/island-drawing.ts'

const hashes = new LRUCache<string, string>({ max: 500 })

/** The hash with which a policy allows one exact inline text. */
export function inlineHash(text: string): string {
  let hash = hashes.get(text)
  if (hash === undefined) {
    hash = hashOf(text)
    hashes.set(text, hash)
  }
  return hash
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Addresses {
  readonly script: string
  readonly frame: string
  readonly connect: string
}

/** The sources that third parties require for their scripts, and no more. */
const addressesOf: Readonly<Record<ThirdParty, Addresses>> = {
  recaptcha: {
    script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    connect: ' https://www.google.com/recaptcha/',
  },
  youtube: framed('https://www.youtube-nocookie.com/embed/'),
  vimeo: framed('https://player.vimeo.com/video/'),
  // Stripe.js must come from Stripe. Its frames contain the fields for cards, the wallets and the banks' dialogs.
  stripe: {
    script: ' https://js.stripe.com https://*.js.stripe.com',
    frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connect: ' https://api.stripe.com',
  },
  // PayPal's script, its window's cover on the page, and the frame that it uses where it cannot open a window.
  paypal: {
    script: ' https://*.paypal.com https://*.paypalobjects.com',
    frame: ' https://*.paypal.com',
    connect: ' https://*.paypal.com https://*.paypalobjects.com',
  },
  // The companies' own pages say what their scripts need. Pictures are allowed from everywhere.
  meta: {
    script: ' https://connect.facebook.net',
    frame: '',
    connect: ' https://connect.facebook.net https://www.facebook.com',
  },
  google: {
    script: ' https://*.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net',
    frame: ' https://td.doubleclick.net https://www.googletagmanager.com',
    connect:
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com' +
      ' https://www.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net',
  },
  tiktok: { script: ' https://analytics.tiktok.com', frame: '', connect: ' https://analytics.tiktok.com' },
  pinterest: {
    script: ' https://s.pinimg.com',
    frame: ' https://ct.pinterest.com',
    connect: ' https://ct.pinterest.com',
  },
  fullstory: {
    script: ' https://edge.fullstory.com',
    frame: '',
    connect: ' https://edge.fullstory.com https://rs.fullstory.com',
  },
  // The page that explains paying later, once a visitor asks for it.
  afterpay: {
    script: '',
    frame: ' https://static.afterpay.com/modal/',
    connect: ' https://static.afterpay.com/modal/',
  },
  openstreetmap: framed('https://www.openstreetmap.org/export/'),
}

/** Those whose scripts write style elements into the page, and can be given no hash or nonce for them. */
const writeStyles: readonly ThirdParty[] = ['paypal']

/** Of those that are only shown in a frame. */
function framed(address: string): Addresses {
  return { script: '', frame: ` ${address}`, connect: '' }
}

const noSources: CodeSources = {
  inlineScripts: [],
  inlineStyles: [],
  scriptHosts: [],
  styleHosts: [],
  frameHosts: [],
  formHosts: [],
}

/**
 * The content security policy of a page: its own scripts, its inline texts, the third parties that it uses, and what the
 * owner's code in it needs (decision 062). Style
 * attributes are allowed (pictures have their color and focal point there); script attributes are not.
 */
export function contentSecurityPolicy(page: {
  readonly inlineStyles: readonly string[]
  /** A style text that only this page has; '' for none. Its hash is not cached: it would displace those of shared styles. */
  readonly layoutStyle?: string
  readonly inlineScripts: readonly string[]
  readonly thirdParties: ReadonlySet<ThirdParty>
  /** What the owner's code in the page needs; null without code. */
  readonly code?: CodeSources | null
}): string {
  const addressesFor = (what: keyof Addresses) => [...page.thirdParties].map((one) => addressesOf[one][what]).join('')
  const { inlineScripts, inlineStyles, scriptHosts, styleHosts, frameHosts, formHosts } = page.code ?? noSources
  // A script may load whatever it uses from the hosts that it names.
  const scripts = from(scriptHosts)
  const styles = from([...scriptHosts, ...styleHosts])
  /** A policy that lists hashes would not allow any other style. */
  const inlineStyle = () =>
    writeStyles.some((one) => page.thirdParties.has(one))
      ? " 'unsafe-inline'"
      : `${allow([...page.inlineStyles, ...inlineStyles])}${page.layoutStyle ? ` ${hashOf(page.layoutStyle)}` : ''}`
  return [
    "default-src 'self'",
    `script-src 'self'${allow([...page.inlineScripts, ...inlineScripts])}${addressesFor('script')}${scripts}`,
    `style-src 'self'${inlineStyle()}${styles}`,
    "style-src-attr 'unsafe-inline'",
    // Pictures that a visitor has chosen are shown before they are sent.
    "img-src 'self' data: blob: https:",
    `font-src 'self'${styles}`,
    `connect-src 'self'${addressesFor('connect')}${scripts}`,
    `frame-src 'self'${addressesFor('frame')}${from([...scriptHosts, ...frameHosts])}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${from(formHosts)}`,
    "frame-ancestors 'self'",
  ].join('; ')
}

const from = (hosts: readonly string[]) => [...new Set(hosts)].map((host) => ` https://${host}`).join('')

const allow = (texts: readonly string[]) => texts.map((text) => ` ${inlineHash(text)}`).join('')
