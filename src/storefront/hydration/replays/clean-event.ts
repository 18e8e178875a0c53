interface RecordedNode {
  readonly tagName?: string
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** Their value is the word on them. */
const BUTTONS: ReadonlySet<unknown> = new Set(['submit', 'button', 'reset', 'image'])
const FIELDS: ReadonlySet<unknown> = new Set(['input', 'textarea', 'select'])

/** Asterisks in place of a text: eight at most, so that they do not show how long it is. */
export const maskedText = (text: string): string => '*'.repeat(Math.min(text.length, 8))

/**
 * An event of `rrweb` as JSON, without what it leaves in although fields are masked: values of hidden fields and of chosen
 * files, which box or radio is chosen, and the query and fragment of the page’s address.
 */
export const cleanEvent = (event: object, page: Location = location): string =>
  withoutQuery(JSON.stringify(event, withoutAnswers), page)

/** Takes what was answered, and what the player may not do, out of the nodes of a page, and answers out of changes of their attributes, which have no name of a tag. */
function withoutAnswers(_key: string, value: unknown): unknown {
  const node = value as RecordedNode | null
  if (typeof node !== 'object' || typeof node?.attributes !== 'object' || Array.isArray(node.attributes)) return value
  // In the player nothing takes the focus, and no icon is loaded.
  const { autofocus: _focus, ...kept } = node.attributes
  if (node.tagName === 'link' && String(kept.rel).includes('icon')) return { ...node, attributes: { rel: kept.rel } }
  if (node.tagName !== undefined && !FIELDS.has(node.tagName)) return { ...node, attributes: kept }
  const { checked: _checked, value: answer, ...attributes } = kept
  if (node.tagName === undefined || typeof answer !== 'string') return { ...node, attributes }
  return { ...node, attributes: { ...attributes, value: BUTTONS.has(attributes.type) ? answer : maskedText(answer) } }
}

/** Without the query and the fragment of the page’s address, which can name a person; also in links, which `rrweb` makes absolute. */
function withoutQuery(event: string, { origin, pathname, search, hash }: Location): string {
  const clean = origin + pathname
  const inJson = (address: string) => JSON.stringify(address).slice(1, -1)
  return [search + hash, search, hash]
    .filter((ending) => ending !== '')
    .reduce((text, ending) => text.replaceAll(inJson(clean + ending), inJson(clean)), event)
}
