import type { JobDefinition, PayloadOf } from '#server/jobs/define-job.ts'
import type { Job, JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { checkImport } from './check-import.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { checkImportJob, fetchPicturesJob, runImportJob, undoImportJob } from './jobs.ts'
import type { Progress } from './progress.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

/** How often a running import checks that no other process has taken it over. */
const RENEW_EVERY_MILLISECONDS = 500

/** One of the long operations on an import. */
export type ImportWork = (
  services: Services,
  websiteId: string,
  importId: string,
  progress: Progress,
) => Promise<'through' | 'stopped'>

type ImportJob = JobDefinition<PayloadOf<typeof runImportJob>>

/** Runs an operation as a job; when the process ends meanwhile, another job continues where it stopped. */
function handlerOf(services: Services, definition: ImportJob, work: ImportWork): JobHandler<ImportJob> {
  return async (job) => {
    const { importId } = job.payload
    let renewedAt = 0
    const end = await work(services, job.websiteId, importId, async () => {
      // Each renewal is a separate commit.
      if (Date.now() - renewedAt > RENEW_EVERY_MILLISECONDS) {
        renewedAt = Date.now()
        await job.renew()
      }
      return job.stopping()
    })
    if (end === 'stopped') await goOn(services, job, definition)
  }
}

/** The three operations on an import as jobs: the dry run, the import, and undoing it. */
export const checkImportHandler = (services: Services) => handlerOf(services, checkImportJob, checkImport)
export const runImportHandler = (services: Services) => handlerOf(services, runImportJob, runImport)
export const undoImportHandler = (services: Services) => handlerOf(services, undoImportJob, undoImport)

/** Fetches some pictures; the rest is a separate job at the end of the queue. */
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
