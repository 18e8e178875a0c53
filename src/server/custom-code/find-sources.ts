import { consentPurposes } from '#shared/consent/choice.ts'
import { isHost } from '#shared/custom-code/schema.ts'
import type { CodeSources } from '#storefront/document/custom-code.ts'
import { attributeOf, type CodeElement, isHtmlElement, textIn } from './parse-code.ts'

/** Scripts of other types are data that nothing runs. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i
/** The beginning of an address in a script, with or without its scheme. */
const ADDRESS = /(?:https:|["'`])\/\/([a-z0-9.-]{1,100})/gi
const LOADED_LINKS = /^(?:stylesheet|preload|modulepreload)$/i
const ANY_BASE = 'https://site.invalid'

/** The sources that elements name. */
export function findSources(elements: readonly CodeElement[]): CodeSources {
  const scripts = elements.filter((one) => isHtmlElement(one, 'script') && (RUNS.test(typeOf(one)) || isWaiting(one)))
  const inlineScripts = scripts.filter((one) => attributeOf(one, 'src') === null).map(textIn)
  const named = (tag: string, attribute: string) =>
    elements.filter((one) => isHtmlElement(one, tag)).map((one) => attributeOf(one, attribute))
  const links = elements.filter(
    (one) =>
      isHtmlElement(one, 'link') && (attributeOf(one, 'rel') ?? '').split(/\s/).some((rel) => LOADED_LINKS.test(rel)),
  )
  return {
    inlineScripts: unique(inlineScripts.filter((text) => text.trim() !== '')),
    inlineStyles: unique(elements.filter((one) => isHtmlElement(one, 'style')).map(textIn)),
    scriptHosts: unique([
      ...hostsOf(scripts.map((one) => attributeOf(one, 'src'))),
      ...hostsOf(links.filter((one) => isForScript(one)).map((one) => attributeOf(one, 'href'))),
      ...inlineScripts.flatMap(hostsNamedIn),
    ]),
    styleHosts: hostsOf(links.filter((one) => !isForScript(one)).map((one) => addressOf(one, 'href'))),
    frameHosts: hostsOf(elements.filter((one) => isHtmlElement(one, 'iframe')).map((one) => addressOf(one, 'src'))),
    formHosts: hostsOf([...named('form', 'action'), ...named('button', 'formaction'), ...named('input', 'formaction')]),
  }
}

/** Whether a script waits for the consent of visitors. */
export const isWaiting = (script: CodeElement): boolean => /^text\/plain$/i.test(typeOf(script)) && hasPurpose(script)

/** Whether an element names a purpose that visitors can agree to. */
export const hasPurpose = (element: CodeElement): boolean =>
  consentPurposes.some((one) => one === attributeOf(element, 'data-consent'))

/** The address of an element, or that which it gets when visitors agree to its purpose (`data-src`, `data-href`). */
const addressOf = (element: CodeElement, name: 'src' | 'href'): string | null =>
  attributeOf(element, name) ?? (hasPurpose(element) ? attributeOf(element, `data-${name}`) : null)

const typeOf = (script: CodeElement) => (attributeOf(script, 'type') ?? '').trim()

const isForScript = (link: CodeElement): boolean =>
  attributeOf(link, 'as') === 'script' || /modulepreload/i.test(attributeOf(link, 'rel') ?? '')

/** The hosts of addresses on other sites. */
const hostsOf = (addresses: readonly (string | null)[]): string[] =>
  unique(
    addresses.flatMap((address) => {
      const url = address === null ? null : URL.parse(address, ANY_BASE)
      return url && url.protocol === 'https:' && url.origin !== ANY_BASE && isHost(url.hostname) ? [url.host] : []
    }),
  )

const hostsNamedIn = (script: string): string[] =>
  [...script.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase().replace(/\.$/, '')).filter(isHost)

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
