import { listCollections } from '#server/collections/collection-store.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { sentenceOf } from '#shared/failures.ts'
import { importFormatTitles, type UnitSystem } from '#shared/imports/formats.ts'
import type { Import } from '#shared/imports/schema.ts'
import { ALONE, BESIDE_VISITORS } from './batch-sizes.ts'
import { discardImport, startImport } from './change-import.ts'
import { checkImport } from './check-import.ts'
import { fetchPictures } from './fetch-pictures.ts'
import type { ImportFile } from './import-file.ts'
import { readImport } from './import-store.ts'
import { checkImportJob, runImportJob } from './jobs.ts'
import { inWords, printMissingPictures, printPlan } from './print-plan.ts'
import { runImport } from './run-import.ts'
import { findStopped } from './take-lane.ts'
import { undoImport } from './undo-import.ts'
import { uploadImport } from './upload-import.ts'

/** If this process is killed, a server resumes the import after this time; while it runs, it postpones that. */
const SAFETY_NET_MILLISECONDS = 60_000
const PUT_OFF_EVERY_MILLISECONDS = 15_000

export interface ImportCommand {
  readonly filename: string
  /** The bytes of the file, as a stream. */
  readonly body: AsyncIterable<Buffer>
  /** The same file, if it is being read already. */
  readonly opened?: Promise<ImportFile | null> | null
  readonly isDryRun: boolean
  /** URL of the store page for products that name none; absent: the first one. */
  readonly page?: string | undefined
  /** Units of files without any; absent: those of the shop's country. */
  readonly units?: UnitSystem | undefined
  /** Whether no other process uses the database. */
  readonly isAlone?: boolean
  /** Prints one line. */
  print(line: string): void
  /** Shows the progress of long work. */
  progress(words: string, position: number, total: number): void
}

/**
 * The import as a command: prints the plan, imports the products, fetches their pictures, and prints a summary.
 * @returns the exit code: 1 when something could not be imported
 */
export async function importCommand(services: Services, website: Website, command: ImportCommand): Promise<0 | 1> {
  const { print, progress } = command
  const scope = reading(services, website)
  await goOnWithStopped(services, website, command)
  const store = (await listCollections(scope)).find(({ urlId }) => urlId === command.page)
  if (command.page !== undefined && !store) {
    print(`There is no store page “${command.page}”.`)
    return 1
  }
  const { filename, units } = command
  const opened = (await command.opened) ?? undefined
  const runAt = Date.now() + SAFETY_NET_MILLISECONDS
  const uploaded = await uploadImport(services, website, null, command.body, {
    filename,
    units,
    opened,
    collectionId: store?.id,
    runAt,
  })
  if (!uploaded.ok) {
    print(sentenceOf(uploaded.failure))
    return 1
  }
  const importId = uploaded.value
  let putOffAt = Date.now()
  const goOn = (words: string) => async (position: number, total: number) => {
    progress(words, position, total)
    if (Date.now() - putOffAt > PUT_OFF_EVERY_MILLISECONDS) {
      putOffAt = Date.now()
      await putOff(scope, importId, putOffAt + SAFETY_NET_MILLISECONDS)
    }
    return false
  }

  await checkImport(services, website.id, importId, goOn('Checking'))
  const checked = (await readImport(scope, importId))!
  if (checked.failure) print(checked.failure)
  else await printPlan(scope, checked, print)
  if (command.isDryRun || !checked.canStart) {
    await changing(services, website, null, (change) => discardImport(change, importId))
    return checked.planned.error > 0 || checked.failure ? 1 : 0
  }

  const restAt = Date.now() + SAFETY_NET_MILLISECONDS
  const started = await changing(services, website, null, (change) => startImport(change, importId, restAt))
  if (!started.ok) {
    print(sentenceOf(started.failure))
    return 1
  }
  const pace = command.isAlone ? ALONE : BESIDE_VISITORS
  await runImport(services, website.id, importId, goOn('Importing'), pace)
  await fetchAllPictures()
  const done = (await readImport(scope, importId))!
  summarise(done)
  if (done.pictures.failed > 0) await printMissingPictures(scope, importId, print)
  return done.outcome === null || done.outcome.error > 0 ? 1 : 0

  async function fetchAllPictures(): Promise<void> {
    const { pictures } = (await readImport(scope, importId))!
    for (let left = pictures.waiting; left > 0; ) {
      left = await fetchPictures(services, website.id, importId)
      progress('Downloading images', pictures.waiting - left, pictures.waiting)
    }
  }

  function summarise(done: Import): void {
    const { create, update, unchanged, skip, error, warnings } = done.outcome ?? done.planned
    print('')
    print(`${importFormatTitles[done.format]}, ${command.filename}: ${inWords(done)}`)
    print(
      `${create} created, ${update} updated, ${unchanged} unchanged, ${skip} skipped, ${error} failed, ${warnings} with warnings`,
    )
    if (done.pictures.done + done.pictures.failed > 0) {
      print(`${done.pictures.done} images downloaded, ${done.pictures.failed} failed`)
    }
  }
}

/** Finishes an interrupted import: until then, no other one can start. */
async function goOnWithStopped(
  services: Services,
  website: Website,
  { print, progress }: ImportCommand,
): Promise<void> {
  const stopped = await findStopped(reading(services, website))
  if (!stopped) return
  const { id, filename, position, total, state } = stopped
  const count = (number: number) => number.toLocaleString('en-US')
  const what = state === 'running' ? 'the import' : 'undoing the import'
  print(`Continuing ${what} of “${filename}”, which stopped at ${count(position)} of ${count(total)}.`)
  const work = state === 'running' ? runImport : undoImport
  await work(services, website.id, id, async (done, all) => {
    progress('Continuing', done, all)
    return false
  })
}

/** Postpones the jobs of an import, so that no server resumes it meanwhile. */
async function putOff({ database, websiteId }: Scope, importId: string, runAt: number): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ run_at: runAt })
    .where('website_id', '=', websiteId)
    .where('kind', 'in', [checkImportJob.kind, runImportJob.kind])
    .where('payload', '=', runImportJob.payload.write({ importId }))
    .where('state', '=', 'waiting')
    .execute()
}
