import { recordChanges } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { isServed, readFrom } from '#shared/redirects/paths.ts'
import { type Move, planRedirects, REDIRECT_LIMIT } from '#shared/redirects/rules.ts'
import { LONGEST_FROM, type Redirect, type RedirectOrigin } from '#shared/redirects/schema.ts'
import { loggedRedirect, redirectLog } from './change-log.ts'
import { findPages } from './find-pages.ts'
import { countAdded, redirectsFrom, redirectsTo, removeRedirects, writeRedirects } from './redirect-store.ts'

const MOVES_AT_ONCE = 200

/** Creates a redirect when one page's URL has changed: see `leaveRedirects`. */
export function leaveRedirect(scope: ChangeScope, from: string, to: string, batchId: string): Promise<void> {
  return leaveRedirects(scope, [{ from, to }], batchId)
}

/**
 * Creates redirects for moved pages, in the transaction that moves them: redirects to an old path lead to the new one
 * at once, and a redirect from a path that gets a page is deleted. Everything is logged in the batch of its cause,
 * after it, so that one undo reverts both. Raises the website's version, which locks it.
 * @param moves paths of the site, the first move first
 */
export async function leaveRedirects(
  scope: ChangeScope,
  moves: readonly Move[],
  batchId: string,
  origin: RedirectOrigin = 'automatic',
): Promise<void> {
  const real = moves.filter(({ from, to }) => from !== to)
  if (real.length === 0) return
  await scope.raiseVersion()
  for (const piece of inPieces(real, MOVES_AT_ONCE)) {
    const froms = piece.map((move) => move.from)
    const known = [
      ...(await redirectsFrom(scope, [...new Set([...froms, ...piece.map((move) => move.to)])])),
      ...(await redirectsTo(
        scope,
        froms,
        piece.filter((move) => move.coversBelow).map((move) => move.from),
      )),
    ]
    const byFrom = new Map(known.map((redirect) => [redirect.from, redirect]))
    const { ended, written } = planRedirects([...byFrom.values()], piece)
    const after = written.map((rule): Redirect => {
      const before = byFrom.get(rule.from)
      return before ? { ...before, ...rule } : { ...rule, id: newId(), origin, createdAt: Date.now() }
    })
    const gone = ended.map((from) => byFrom.get(from)!)
    await removeRedirects(
      scope,
      gone.map((redirect) => redirect.id),
    )
    await writeRedirects(scope, after)
    await recordChanges(scope, batchId, redirectLog, [
      ...gone.map((before) => loggedRedirect(before, null)),
      ...after.map((redirect) => loggedRedirect(byFrom.get(redirect.from) ?? null, redirect)),
    ])
  }
}

/** Deletes the redirects from paths that pages use now. */
export async function endRedirects(scope: ChangeScope, paths: readonly string[], batchId: string): Promise<void> {
  for (const piece of inPieces(paths)) {
    const gone = await redirectsFrom(scope, piece)
    if (gone.length === 0) continue
    await removeRedirects(
      scope,
      gone.map((redirect) => redirect.id),
    )
    await recordChanges(
      scope,
      batchId,
      redirectLog,
      gone.map((before) => loggedRedirect(before, null)),
    )
  }
}

/**
 * Redirects from the URLs of another shop to the imported pages. Useless ones are left out: paths that cannot be read,
 * that the server itself answers, or where the site has a page; and those above the site's limit.
 * @param moves old paths or whole old URLs, and paths of this site
 * @param room how many the site can still get, from `roomForRedirects`: counting for each part of a long import is slow
 * @returns how many lead to their pages now
 */
export async function importRedirects(
  scope: ChangeScope,
  moves: readonly Move[],
  batchId: string,
  room: number,
): Promise<number> {
  const readable = moves.flatMap(({ from, to }) => {
    const path = readFrom(from.split(/[?#]/, 1)[0]!)
    return path === null || path === to || path.length > LONGEST_FROM || isServed(path) ? [] : [{ from: path, to }]
  })
  const taken = await findPages(
    scope,
    readable.map((move) => move.from),
  )
  const wanted = new Map(readable.filter((move) => !taken.has(move.from)).map((move) => [move.from, move]))
  const usable = [...wanted.values()].slice(0, Math.max(0, room))
  await leaveRedirects(scope, usable, batchId, 'import')
  return usable.length
}

/** The number of redirects that a site can still get. */
export async function roomForRedirects(scope: Scope): Promise<number> {
  return REDIRECT_LIMIT - (await countAdded(scope))
}
