import type { PageContent } from '../content.ts'
import { applyStep, isSame, type Operation, operation, type Step, valueAt } from './steps.ts'

/** Steps of this editor that do not apply any more, because someone else has changed the same things. */
export interface Conflict {
  readonly steps: readonly Step[]
  /** The page as its editor saw it after them. */
  readonly seen: PageContent
}

/**
 * The operations that make a page what steps wanted, whatever others did to the same things since; empty when it is so
 * already, and null when it cannot be.
 */
export function insist({ steps, seen }: Conflict, content: PageContent): Operation[] | null {
  const operations: Operation[] = []
  let next = content
  for (const { path } of steps.flatMap((step) => step.operations)) {
    for (const one of towards(next, seen, path)) {
      const applied = applyStep(next, { operations: [one] })
      if (!applied) return null
      next = applied
      operations.push(one)
    }
  }
  return operations
}

/** Makes one thing what it was seen as; what it belongs to comes back when others have removed it. */
function towards(content: PageContent, seen: PageContent, path: Operation['path']): Operation[] {
  const [kind, id] = path
  const isGone = path.length > 2 && valueAt(content, [kind, id]) === undefined
  const at: Operation['path'] = isGone ? [kind, id] : path
  const value = valueAt(seen, at)
  const sectionId = kind === 'blocks' && value !== undefined ? seen.blocks[id]?.sectionId : undefined
  const isHomeless = sectionId !== undefined && !Object.hasOwn(content.sections, sectionId)
  const section = isHomeless ? [operation(['sections', sectionId], undefined, seen.sections[sectionId])] : []
  const before = valueAt(content, at)
  return isSame(before, value) ? section : [...section, operation(at, before, value)]
}

/** A page after a step whose conditions do not hold any more: what is there is changed, the rest is left out. */
export function forced(content: PageContent, step: Step): PageContent {
  let next = content
  for (const { path, after } of step.operations)
    next = applyStep(next, { operations: [operation(path, valueAt(next, path), after)] }) ?? next
  return next
}
