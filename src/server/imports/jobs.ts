import type { NewJob } from '#server/jobs/enqueue.ts'
import type { Job, JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { checkImport, type Progress } from './check-import.ts'
import { fetchPictures, fetchPicturesJob } from './fetch-pictures.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

export const CHECK_IMPORT = 'check-import'
export const RUN_IMPORT = 'run-import'
export const UNDO_IMPORT = 'undo-import'

/** Screens ask about as often. */
const REPORT_EVERY_MILLISECONDS = 500

/** One of the long works on an import. */
export type ImportWork = (
  services: Services,
  websiteId: string,
  importId: string,
  progress: Progress,
) => Promise<'through' | 'stopped'>

/** A piece of work on an import, as a job. @param kind one of those that the handlers below do */
export const importJob = (kind: string, importId: string): NewJob => ({ kind, payload: { importId } })

/** Does a work as a job; when the process ends meanwhile, another job goes on where it stopped. */
function handlerOf(services: Services, kind: string, work: ImportWork): JobHandler {
  return async (job) => {
    const importId = importIdOf(job)
    let reportedAt = 0
    const end = await work(services, job.websiteId, importId, async (position, total) => {
      // Each report is a commit of its own.
      if (position === total || Date.now() - reportedAt > REPORT_EVERY_MILLISECONDS) {
        reportedAt = Date.now()
        await job.report({ position, total })
      }
      return job.stopping()
    })
    if (end === 'stopped') await goOn(services, job, importJob(kind, importId))
  }
}

/** The three steps of an import as jobs: the dry run, the import, and taking it back. */
export const checkImportHandler = (services: Services) => handlerOf(services, CHECK_IMPORT, checkImport)
export const runImportHandler = (services: Services) => handlerOf(services, RUN_IMPORT, runImport)
export const undoImportHandler = (services: Services) => handlerOf(services, UNDO_IMPORT, undoImport)

/** Fetches some pictures; the rest is a job of its own, behind everything else that waits. */
export function fetchPicturesHandler(services: Services, allowed?: string[]): JobHandler {
  return async (job) => {
    const importId = importIdOf(job)
    const left = await fetchPictures(services, job.websiteId, importId, {
      stopping: job.stopping,
      ...(allowed && { allowed }),
    })
    if (left > 0) await goOn(services, job, fetchPicturesJob(importId))
  }
}

const importIdOf = ({ payload }: Job): string => (payload as { importId: string }).importId

function goOn(services: Services, { websiteId }: Job, next: NewJob): Promise<string> {
  return changing(services, { id: websiteId }, null, (scope) => scope.enqueue(next))
}
