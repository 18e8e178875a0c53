import type { JobDefinition, PayloadOf } from '#server/jobs/define-job.ts'
import type { Job, JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { checkImport, type Progress } from './check-import.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { checkImportJob, fetchPicturesJob, runImportJob, undoImportJob } from './jobs.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

/** Screens ask about as often. */
const REPORT_EVERY_MILLISECONDS = 500

/** One of the long works on an import. */
export type ImportWork = (
  services: Services,
  websiteId: string,
  importId: string,
  progress: Progress,
) => Promise<'through' | 'stopped'>

type ImportJob = JobDefinition<PayloadOf<typeof runImportJob>>

/** Does a work as a job; when the process ends meanwhile, another job goes on where it stopped. */
function handlerOf(services: Services, definition: ImportJob, work: ImportWork): JobHandler<ImportJob> {
  return async (job) => {
    const { importId } = job.payload
    let reportedAt = 0
    const end = await work(services, job.websiteId, importId, async (position, total) => {
      // Each report is a commit of its own.
      if (position === total || Date.now() - reportedAt > REPORT_EVERY_MILLISECONDS) {
        reportedAt = Date.now()
        await job.report({ position, total })
      }
      return job.stopping()
    })
    if (end === 'stopped') await goOn(services, job, definition)
  }
}

/** The three steps of an import as jobs: the dry run, the import, and taking it back. */
export const checkImportHandler = (services: Services) => handlerOf(services, checkImportJob, checkImport)
export const runImportHandler = (services: Services) => handlerOf(services, runImportJob, runImport)
export const undoImportHandler = (services: Services) => handlerOf(services, undoImportJob, undoImport)

/** Fetches some pictures; the rest is a job of its own, behind everything else that waits. */
export function fetchPicturesHandler(services: Services, allowed?: string[]): JobHandler<ImportJob> {
  return async (job) => {
    const left = await fetchPictures(services, job.websiteId, job.payload.importId, {
      stopping: job.stopping,
      ...(allowed && { allowed }),
    })
    if (left > 0) await goOn(services, job, fetchPicturesJob)
  }
}

function goOn(
  services: Services,
  { websiteId, payload }: Job<PayloadOf<ImportJob>>,
  definition: ImportJob,
): Promise<string> {
  return changing(services, { id: websiteId }, null, (scope) => scope.enqueue(definition, payload))
}
