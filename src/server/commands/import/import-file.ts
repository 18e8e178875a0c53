import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { buildApp, openDatabase } from '#server/app.ts'
import { claimData } from '#server/database/claim-folder.ts'
import { type Env, readEnv } from '#server/env.ts'
import { importCommand } from '#server/imports/import-command.ts'
import type { ImportFile } from '#server/imports/import-file.ts'
import { blameVariable, runCli } from '#server/run-cli.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import type { ImportArguments } from './arguments.ts'

const USAGE = 'npm run import -- FILE --site SLUG [--page URL] [--units metric|imperial] [--dry-run]'

/** The file, if it is being read already. */
type EarlyFile = Promise<ImportFile | null> | null

/** Runs the import command, and ends the process with its exit code. */
export function runImportCommand(given: ImportArguments | null, opened: EarlyFile): void {
  runCli(async () => {
    const env = readEnv({ LOG_LEVEL: 'warn', ...process.env })
    process.exitCode = await importFile(env, given, opened).catch((error: unknown) => {
      throw blameVariable(error, env)
    })
  })
}

/**
 * Imports products from a file. The site need not be named if there is only one; `--page` is the URL of the store page
 * for products without one in the file. Exits with 1 when something could not be imported.
 */
async function importFile(env: Env, given: ImportArguments | null, opened: EarlyFile): Promise<number> {
  if (!given) return refuse(USAGE)
  const { file, path, site, page, units, isDryRun } = given
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) return refuse(`There is no file ${file}.`)

  const claim = claimData(env)
  const database = await openDatabase(env)
  const services = await buildApp(env, database, { background: false, hasRoutes: false })
  try {
    const website = await findWebsite(services, site)
    if (!website) return refuse(site ? `There is no site “${site}”.` : `Name the site: ${USAGE}`)
    return await importCommand(services, website, {
      filename: basename(file),
      body: createReadStream(path),
      opened,
      isDryRun,
      isAlone: claim !== null,
      page,
      units,
      print: (line) => console.log(line),
      progress,
    })
  } finally {
    await services.app.close()
    await database.destroy()
    claim?.close()
  }
}

async function findWebsite({ database, websites }: Services, slug: string | undefined): Promise<Website | null> {
  const rows = await database
    .selectFrom('websites')
    .select('id')
    .$if(slug !== undefined, (some) => some.where('slug', '=', slug!))
    .limit(2)
    .execute()
  return rows.length === 1 ? websites.byId(rows[0]!.id) : null
}

/** One line that is overwritten on a terminal; a few lines in a log. */
function progress(words: string, position: number, total: number): void {
  const line = `${words}: ${position} of ${total}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${position >= total ? '\n' : ''}`)
  else if (position >= total) console.log(line)
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}
