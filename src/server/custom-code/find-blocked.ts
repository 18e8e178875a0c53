import type { CodeFindings } from '#shared/custom-code/schema.ts'
import { hasPurpose, isWaiting } from './find-sources.ts'
import { attributeOf, type CodeElement, isHtmlElement } from './parse-code.ts'

type Blocked = CodeFindings['blocked'][number]

const MOST_LISTED = 10
const LONGEST_DETAIL = 80
/** What can wait for consent. */
const WAITING = ['script', 'iframe', 'img', 'link']
const LOADING = ['src', 'href', 'action'] as const

/** Parts of the code that do something else than their owner may think: most of them, browsers do not run. */
export function findBlocked(elements: readonly CodeElement[]): Blocked[] {
  const found = new Map<string, Blocked>()
  for (const { kind, detail } of elements.flatMap(blockedIn))
    found.set(`${kind} ${detail}`, { kind, detail: detail.slice(0, LONGEST_DETAIL) })
  return [...found.values()].slice(0, MOST_LISTED)
}

function blockedIn(element: CodeElement): Blocked[] {
  const purpose = WAITING.some((tag) => isHtmlElement(element, tag)) ? attributeOf(element, 'data-consent') : null
  const waits = isHtmlElement(element, 'script') ? isWaiting(element) : hasPurpose(element) && !hasAddress(element)
  const addresses = LOADING.flatMap((name) => attributeOf(element, name)?.trim() ?? [])
  return [
    ...element.attrs.filter(({ name }) => /^on[a-z]/.test(name)).map(({ name }) => blocked('handler', name)),
    ...addresses.filter((one) => /^javascript:/i.test(one)).map(() => blocked('script-link', element.tagName)),
    ...(element.tagName === 'a' ? [] : addresses)
      .filter((one) => /^http:/i.test(one))
      .map((one) => blocked('not-https', one)),
    ...(purpose !== null && !waits ? [blocked('consent', purpose)] : []),
    ...(element.tagName === 'script' && !isHtmlElement(element, 'script') ? [blocked('drawing-script', 'script')] : []),
  ]
}

/** What has an address loads at once, whatever its purpose. */
const hasAddress = (element: CodeElement): boolean =>
  attributeOf(element, 'src') !== null || attributeOf(element, 'href') !== null

const blocked = (kind: Blocked['kind'], detail: string): Blocked => ({ kind, detail })
