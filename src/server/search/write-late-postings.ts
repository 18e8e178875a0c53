import { setImmediate } from 'node:timers/promises'
import { isAwaited } from '#server/database/open-sqlite.ts'
import { withdraw } from '#server/jobs/enqueue.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import type { LatePostings } from './index-many.ts'
import type { writePostingsJob } from './jobs.ts'
import { type DocumentRange, PIECE_BESIDE_VISITORS, type PostingPiece, writePostings } from './write-postings.ts'

type PostingServices = Pick<Services, 'database' | 'websites' | 'worker'>

/**
 * Writes the postings that `indexMany` left, in one transaction while no one else waits to write: pages of the index
 * that many things share are written once. Visitors find the things then.
 */
export async function writeLatePostings(
  services: PostingServices,
  website: { readonly id: string },
  late: readonly LatePostings[],
  most: PostingPiece = PIECE_BESIDE_VISITORS,
): Promise<void> {
  await inPieces(services, website, late, most, (scope, { jobId }) => withdraw(scope.database, website.id, jobId))
}

/** The same for what an ended process has left. */
export function writePostingsHandler(services: Services): JobHandler<typeof writePostingsJob> {
  return (job) =>
    inPieces(services, { id: job.websiteId }, [job.payload], PIECE_BESIDE_VISITORS, (scope) =>
      job.finish(scope.database),
    )
}

/** Writes the postings of ranges one after the other. @param end ends a range in the transaction of its last piece */
async function inPieces<Range extends DocumentRange>(
  services: PostingServices,
  website: { readonly id: string },
  ranges: readonly Range[],
  most: PostingPiece,
  end: (scope: ChangeScope, range: Range) => Promise<void>,
): Promise<void> {
  let left = [...ranges]
  while (left.length > 0) {
    left = await changing(services, website, null, (scope) => writeSome(scope, left))
    // SQLite never pauses by itself: visitors are served now.
    await setImmediate()
  }

  /** Writes at least one piece, until others wait to write. @returns what is left */
  async function writeSome(scope: ChangeScope, [first, ...others]: readonly Range[]): Promise<Range[]> {
    if (!first) return []
    await scope.raiseVersion()
    const nextId = await writePostings(scope, first, most)
    if (nextId === null) await end(scope, first)
    const rest = nextId === null ? others : [{ ...first, firstId: nextId }, ...others]
    await setImmediate()
    return isAwaited(services.database) ? rest : writeSome(scope, rest)
  }
}
