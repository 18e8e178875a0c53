import { hash } from 'node:crypto'
import { type CachedPage, createPage } from '#server/cache/page-cache.ts'
import { fixedStyles } from '#storefront/document/screen.ts'
import {
  consentStyles,
  currencyStyles,
  footerFormStyles,
  frameStyles,
  listsOfHeader,
  styleText,
} from '#storefront/document/styles.ts'
import type { StyleName } from '#storefront/style-name.ts'

/** The folder of style files; their names contain a hash of their content. */
export const STYLE_FILES = '/styles/'

const HEADERS = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }

interface StyleFile {
  readonly address: string
  readonly text: string
}

/**
 * Style sheets as files, for pages that are not cached: their HTML is sent each time, their styles once. Every server
 * makes the same files from the lists in the code, whatever the page.
 */
const files = new Map<string, StyleFile>()
const answers = new Map<string, CachedPage>()

function collect(): void {
  for (const names of [
    frameStyles,
    ...listsOfHeader,
    footerFormStyles,
    currencyStyles,
    consentStyles,
    ...fixedStyles(),
  ]) {
    const text = styleText(names)
    files.set(names.join(' '), { address: `${STYLE_FILES}${hash('sha1', text, 'base64url').slice(0, 12)}.css`, text })
  }
}

/** The URL of a list of style sheets; null for one that depends on the content of a page, which has no file. */
export function styleFileOf(names: readonly StyleName[]): string | null {
  if (files.size === 0) collect()
  return files.get(names.join(' '))?.address ?? null
}

/** The answer to a request for a style file. */
export function styleFileAt(address: string): CachedPage | undefined {
  if (files.size === 0) collect()
  const known = answers.get(address)
  if (known) return known
  const file = [...files.values()].find((one) => one.address === address)
  if (!file) return undefined
  const answer = createPage(200, HEADERS, file.text, 'file')
  answers.set(address, answer)
  return answer
}
