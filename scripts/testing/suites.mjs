import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ensureBuilt } from '../setup/built.mjs'
import { root } from '../setup/root.mjs'
import { checks } from './checks.mjs'
import { testChromiumPath } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { tallyFile, tallyPlaywright, tallyVitest } from './tally.mjs'

/**
 * The suites in order, and their names on the command line. A check or a build counts as one test. `filters` are passed
 * to the runner: parts of file names. The build, the browser tests and then PostgreSQL (`isBesideOthers`) run at the same
 * time as the others, since a third of each is waiting; one that `isLarge` only where there is enough memory.
 */
export const suites = [
  { name: 'format and lint', parts: ['check'], run: (context) => check(context, 'format and lint') },
  { name: 'types', parts: ['check'], run: (context) => check(context, 'types') },
  { name: 'folders', parts: ['check'], run: (context) => check(context, 'folders') },
  { name: 'unused code', parts: ['check'], run: (context) => check(context, 'unused code') },
  { name: 'unit', parts: ['unit'], run: (context) => vitest(context, ['unit', 'components']) },
  { name: 'server on SQLite', parts: ['server'], run: (context) => vitest(context, ['server']) },
  { name: 'build', parts: ['build', 'browser'], isBesideOthers: true, run: buildAll },
  { name: 'browser', parts: ['browser'], isBesideOthers: true, isLarge: true, run: browser },
  { name: 'server on PostgreSQL', parts: ['postgres'], isBesideOthers: true, isLarge: true, run: serverOnPostgres },
]

async function check({ workspace }, name) {
  const isWell = (await workspace.run(process.execPath, checks[name])) === 0
  return isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function buildAll() {
  await ensureBuilt()
  return { passed: 1, failed: 0 }
}

async function vitest({ workspace, filters, isBesideOthers }, projects, environment = {}) {
  // The server's tests run twice at once, on two databases.
  const report = join(workspace.folder, `${projects[0]}-${randomUUID()}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...chosen, ...filters]
  args.push(
    `--reporter=${join(root, 'scripts/testing/progress-reporter.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  const exitCode = await workspace.run(process.execPath, args, environment, isBesideOthers)
  return tallyFile(report, tallyVitest, exitCode)
}

async function serverOnPostgres(context) {
  return await vitest(context, ['server'], { TEST_DATABASE_URL: await startPostgres(context.workspace) })
}

async function browser({ workspace, filters, isBesideOthers }) {
  const report = join(workspace.folder, 'browser.json')
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filters]
  const environment = {
    CHROMIUM_PATH: await testChromiumPath(),
    // Playwright is compiled once for all of its workers.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Playwright detects a terminal itself, and its workers conflict with this variable.
    NO_COLOR: undefined,
  }
  const exitCode = await workspace.run(process.execPath, args, environment, isBesideOthers)
  return tallyFile(report, tallyPlaywright, exitCode)
}
