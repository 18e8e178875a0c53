import { type CustomCode, customCodeLimits } from '#shared/custom-code/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { CodeSources } from '#storefront/document/custom-code.ts'
import { findBlocked } from './find-blocked.ts'
import { findSources, unique } from './find-sources.ts'
import {
  attributeOf,
  type CodeElement,
  elementsIn,
  isClosed,
  isElement,
  parseCode,
  serializeCode,
  TooComplex,
} from './parse-code.ts'

/** Code of the owner as pages contain it. */
export interface ReadCode {
  /** Well-formed: nothing in it changes how the rest of the page is read. */
  readonly headHtml: string
  readonly bodyHtml: string
  readonly sources: CodeSources
  readonly blocked: ReturnType<typeof findBlocked>
}

type HeadRefusal = 'code-head-element' | 'code-head-text' | 'code-head-too-complex' | 'code-head-unclosed'
type BodyRefusal = 'code-body-element' | 'code-body-too-complex' | 'code-body-unclosed'

/** In a head, any other element begins the body. */
const IN_HEAD: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'noscript', 'template'])
/** Elements that change the page around them. */
const NOWHERE: ReadonlySet<string> = new Set(['base', 'plaintext'])

/** Reads and checks the code of an owner. */
export function readCode({
  headCode,
  bodyCode,
  allowedHosts,
}: CustomCode): Result<ReadCode, HeadRefusal | BodyRefusal> {
  const head = readHead(headCode)
  if (!head.ok) return head
  const body = readBody(bodyCode)
  if (!body.ok) return body
  const elements = [...head.value.elements, ...body.value.elements]
  const found = findSources(elements)
  const sources = { ...found, scriptHosts: unique([...found.scriptHosts, ...allowedHosts]) }
  if (hostsIn(sources).length > customCodeLimits.hosts * 2) return fail('code-body-too-complex')
  return succeed({
    headHtml: head.value.html,
    bodyHtml: body.value.html,
    sources,
    blocked: findBlocked(elements),
  })
}

/** All hosts that pages with the code may reach, in alphabetical order. */
export const hostsIn = ({ scriptHosts, styleHosts, frameHosts, formHosts }: CodeSources): string[] =>
  unique([...scriptHosts, ...styleHosts, ...frameHosts, ...formHosts]).toSorted()

interface ReadPart {
  readonly html: string
  readonly elements: readonly CodeElement[]
}

function readHead(code: string): Result<ReadPart, HeadRefusal> {
  try {
    const tree = parseCode(code)
    for (const node of tree.childNodes) {
      if (isElement(node) && !IN_HEAD.has(node.tagName)) return fail('code-head-element', { element: tag(node) })
      if (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '') return fail('code-head-text')
    }
    const elements = elementsIn(tree)
    const refused = elements.find(isRefused)
    if (refused) return fail('code-head-element', { element: tag(refused) })
    const html = serializeCode(tree)
    return isClosed(html) ? succeed({ html, elements }) : fail('code-head-unclosed')
  } catch (error) {
    if (error instanceof TooComplex) return fail('code-head-too-complex')
    throw error
  }
}

function readBody(code: string): Result<ReadPart, BodyRefusal> {
  try {
    const tree = parseCode(code)
    const elements = elementsIn(tree)
    const refused = elements.find(isRefused)
    if (refused) return fail('code-body-element', { element: tag(refused) })
    const html = serializeCode(tree)
    return isClosed(html) ? succeed({ html, elements }) : fail('code-body-unclosed')
  } catch (error) {
    if (error instanceof TooComplex) return fail('code-body-too-complex')
    throw error
  }
}

const isRefused = (element: CodeElement): boolean =>
  NOWHERE.has(element.tagName) || (element.tagName === 'meta' && attributeOf(element, 'http-equiv') !== null)

const tag = ({ tagName, attrs }: CodeElement): string =>
  tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv') ? '<meta http-equiv>' : `<${tagName}>`
