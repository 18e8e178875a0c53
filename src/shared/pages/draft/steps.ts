import { z } from 'zod'
import type { PageContent } from '../content.ts'
import { partId } from '../placement.ts'

/** One thing that a step changes. A missing `before` means that it was not there; a missing `after`, that it goes. */
const operationSchema = z.strictObject({
  /** `['blocks', id]`, `['blocks', id, 'desktop']`, `['blocks', id, 'settings', field]`, and the same for sections. */
  path: z.union([
    z.tuple([z.enum(['sections', 'blocks']), partId]),
    z.tuple([z.enum(['sections', 'blocks']), partId, z.string().regex(/^[a-z][a-zA-Z]{0,40}$/)]),
    z.tuple([z.literal('blocks'), partId, z.literal('settings'), z.string().regex(/^[a-z][a-zA-Z]{0,40}$/)]),
  ]),
  before: z.json().optional(),
  after: z.json().optional(),
})
export type Operation = z.infer<typeof operationSchema>

/** A change of a page as its editor makes it: all of its operations or none. */
export const stepSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-zA-Z-]{8,64}$/),
  /** What was done, as text: 'Move text'. */
  label: z.string().trim().min(1).max(100),
  operations: z.array(operationSchema).min(1).max(300),
  /** The step that this one takes back; null for others. */
  undoes: z.string().max(64).nullable(),
})
export type Step = z.infer<typeof stepSchema>

type Node = { readonly [key: string]: unknown }

/**
 * The content after a step; null when something that it changes is not as it was before: someone else has changed it.
 */
export function applyStep(content: PageContent, { operations }: Pick<Step, 'operations'>): PageContent | null {
  let next: Node = content
  for (const { path, before, after } of operations) {
    if (!isSame(valueAt(next, path), before)) return null
    const changed = withValue(next, path, after)
    if (!changed) return null
    next = changed
  }
  return next as PageContent
}

/** The operations that take a step back. */
export const inverseOf = ({ operations }: Pick<Step, 'operations'>): Operation[] =>
  operations.toReversed().map(({ path, before, after }) => operation(path, after, before))

/** An operation; what is not there has no key, as JSON would drop it. */
export function operation(path: Operation['path'], before: unknown, after: unknown): Operation {
  return {
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  } as Operation
}

/** The operations from one content to another, in whole sections and blocks. */
export function difference(from: PageContent, to: PageContent): Operation[] {
  return (['sections', 'blocks'] as const).flatMap((kind) =>
    [...new Set([...Object.keys(from[kind]), ...Object.keys(to[kind])])].flatMap((id) => {
      const [before, after] = [valueAt(from, [kind, id]), valueAt(to, [kind, id])]
      return isSame(before, after) ? [] : [operation([kind, id], before, after)]
    }),
  )
}

/** The value at a path; undefined where there is none. */
export function valueAt(content: Node, path: readonly string[]): unknown {
  let value: unknown = content
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Node)[key]
  }
  return value
}

/** A copy with the value at a path changed or, when it is undefined, removed; null when its parent is not there. */
function withValue(node: Node, [key, ...rest]: readonly string[], value: unknown): Node | null {
  if (key === undefined) return null
  if (rest.length === 0) {
    const { [key]: _, ...others } = node
    return value === undefined ? others : { ...node, [key]: value }
  }
  const child = Object.hasOwn(node, key) ? node[key] : undefined
  if (typeof child !== 'object' || child === null) return null
  const changed = withValue(child as Node, rest, value)
  return changed && { ...node, [key]: changed }
}

/** Whether two JSON values are the same; the order of keys does not matter, and a missing value equals `undefined`. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame((one as Node)[key], (other as Node)[key]))
  )
}
