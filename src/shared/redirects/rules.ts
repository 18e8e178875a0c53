import { pathOfTarget } from './paths.ts'
import type { Redirect } from './schema.ts'

/** The most redirects that an owner and imports can add to a site. Automatic ones are not limited. */
export const REDIRECT_LIMIT = 100_000

/** Limits of a file of redirects. */
export const redirectImportLimits = { bytes: 2_000_000, rows: 10_000 } as const

/** A page that has moved from one path of the site to another. */
export interface Move {
  readonly from: string
  readonly to: string
  /** Whether everything below the path moved with it. */
  readonly coversBelow?: boolean
}

/** A redirect without its place in the database. */
export type Rule = Pick<Redirect, 'from' | 'to' | 'coversBelow'>

/** The most steps that are followed; only redirects of nested store pages need more than one. */
const MOST_STEPS = 5
/** Paths with more parts than any page of the site are looked up only as they are. */
const MOST_PARTS = 8

/** The paths whose redirects may apply to a path: itself and its ancestors. */
export function pathsToLookUp(path: string): string[] {
  const parts = path.slice(1).split('/')
  if (parts.length > MOST_PARTS) return [path]
  return parts.map((_, place) => `/${parts.slice(0, parts.length - place).join('/')}`)
}

/** One step from a path: by its own redirect, else by that of the nearest ancestor that covers everything below. */
export function stepFrom(path: string, rules: readonly Rule[]): string | null {
  const own = rules.find((rule) => rule.from === path)
  if (own) return own.to
  const above = rules
    .filter((rule) => rule.coversBelow && path.startsWith(`${rule.from}/`))
    .toSorted((one, other) => other.from.length - one.from.length)[0]
  return above ? above.to + path.slice(above.from.length) : null
}

/**
 * The final target of a path; null without a redirect.
 * @param rulesFor the redirects from any of some paths
 */
export async function followRedirects(
  path: string,
  rulesFor: (paths: string[]) => Promise<readonly Rule[]>,
): Promise<string | null> {
  let end: string | null = null
  for (let step = 0, at = path; step < MOST_STEPS && at !== ''; step += 1, at = pathOfTarget(end)) {
    const rules = await rulesFor(pathsToLookUp(at))
    const next = stepFrom(at, rules)
    if (next === null || next === path) break
    end = next
    // A path's own redirect already leads to the end: chains are shortened when they would arise.
    if (rules.some((rule) => rule.from === at)) break
  }
  return end
}

/** The redirects to write for some moves, without chains or loops. */
export interface RedirectPlan {
  /** Paths whose redirects are deleted, because a page is there now. */
  readonly ended: readonly string[]
  /** Redirects that are new or have a new target. */
  readonly written: readonly Rule[]
}

/**
 * Plans the redirects of moved pages. Redirects to an old path are changed to lead to the new one; the redirect from a
 * path that gets a page is deleted.
 * @param known redirects from any path of the moves, and to any path that they move
 */
export function planRedirects(known: readonly Rule[], moves: readonly Move[]): RedirectPlan {
  const before = new Map(known.map((rule) => [rule.from, rule]))
  const rules = new Map(before)
  // Redirects by target: an import moves hundreds of paths at once, and few redirects lead to one of them.
  const leadingTo = new Map<string, Set<string>>()
  const set = (rule: Rule) => {
    rules.set(rule.from, rule)
    const target = pathOfTarget(rule.to)
    leadingTo.set(target, (leadingTo.get(target) ?? new Set()).add(rule.from))
  }
  for (const rule of known) set(rule)
  for (const { from, to, coversBelow = false } of moves) {
    if (from === to) continue
    rules.delete(to)
    const touched = coversBelow ? [...rules.keys()] : [...(leadingTo.get(from) ?? [])]
    for (const rule of touched.flatMap((one) => rules.get(one) ?? [])) {
      const target = movedTarget(rule.to, from, to, coversBelow)
      if (pathOfTarget(target) === rule.from) rules.delete(rule.from)
      else if (target !== rule.to) set({ ...rule, to: target })
    }
    set({ from, to, coversBelow })
  }
  return {
    ended: [...before.keys()].filter((from) => !rules.has(from)),
    written: [...rules.values()].filter((rule) => !isSame(before.get(rule.from), rule)),
  }
}

const isSame = (one: Rule | undefined, other: Rule): boolean =>
  one?.to === other.to && one.coversBelow === other.coversBelow

function movedTarget(target: string, from: string, to: string, coversBelow: boolean): string {
  const path = pathOfTarget(target)
  const moved = path === from ? to : coversBelow && path.startsWith(`${from}/`) ? to + path.slice(from.length) : path
  return moved === path ? target : moved + target.slice(path.length)
}
