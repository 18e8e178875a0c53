import { normalizeCode } from './rules.ts'

/** The link that applies a code and leads to a path of the site. */
export const discountLink = (code: string, path = '/'): string =>
  `/discount/${encodeURIComponent(code)}${path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`}`

/** The code that a link to a path of the site applies; null for other links. */
export function codeOfLink(href: string): string | null {
  const [, written] = /^\/discount\/([^/?#]+)/.exec(href) ?? []
  if (!written) return null
  try {
    return normalizeCode(decodeURIComponent(written))
  } catch {
    return null
  }
}
