import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp, openDatabase } from '#server/app.ts'
import { claimData } from '#server/database/claim-folder.ts'
import { type Env, readEnv } from '#server/env.ts'
import { importCommand } from '#server/imports/import-command.ts'
import { blameVariable, runCli } from '#server/run-cli.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { type UnitSystem, unitSystems } from '#shared/imports/formats.ts'

const USAGE = 'npm run import -- FILE --site SLUG [--page URL] [--units metric|imperial] [--dry-run]'

/**
 * Imports products from a file. The site need not be named if there is only one; `--page` is the URL of the store page
 * for products without one in the file. Exits with 1 when something could not be imported.
 */
async function importFile(env: Env): Promise<number> {
  const given = readArguments()
  if (!given) return refuse(USAGE)
  const { file, site, page, units, isDryRun } = given
  // npm runs commands in the checkout; the path is relative to the user's folder.
  const path = resolve(process.env.INIT_CWD ?? '.', file)
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

interface Arguments {
  readonly file: string
  readonly site: string | undefined
  readonly page: string | undefined
  readonly units: UnitSystem | undefined
  readonly isDryRun: boolean
}

/** The arguments of the command; null when they cannot be understood. */
function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: {
        site: { type: 'string' },
        page: { type: 'string' },
        units: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [file] = positionals
    const units = unitSystems.find((one) => one === values.units)
    if (!file || positionals.length > 1 || (values.units !== undefined && !units)) return null
    return { file, site: values.site, page: values.page, units, isDryRun: values['dry-run'] }
  } catch {
    return null
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

runCli(async () => {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env })
  process.exitCode = await importFile(env).catch((error: unknown) => {
    throw blameVariable(error, env)
  })
})
