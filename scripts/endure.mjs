import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { root } from './setup/root.mjs'
import { main, Stop } from './setup/stop.mjs'
import { startPostgres } from './testing/postgres.mjs'
import { promises } from './testing/promises.mjs'
import { inWords, tallyFile, tallyVitest } from './testing/tally.mjs'
import { openWorkspace } from './testing/workspace.mjs'

const BOTH = ['SQLite', 'PostgreSQL']

// `npm run endure` runs every promise with its full figures; `npm run endure -- P3 SQLite` those that are named.
const given = process.argv.slice(2)
const databasesGiven = BOTH.filter((name) => given.includes(name))
const namesGiven = given.filter((word) => !BOTH.includes(word))
const isChosen = ({ name }) => namesGiven.length === 0 || namesGiven.some((word) => name.split(' ').includes(word))

await main(async () => {
  await underPinnedNode()
  await ensureInstalled()
  const chosen = promises.filter(isChosen)
  if (chosen.length === 0) throw new Stop(`Name promises: ${promises.map(({ name }) => name).join(', ')}.`)
  const workspace = openWorkspace()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void workspace.close().finally(() => process.exit(130)))
  }
  try {
    const lines = []
    let postgres
    for (const promise of chosen) {
      for (const database of promise.databases ?? BOTH) {
        if (databasesGiven.length > 0 && BOTH.includes(database) && !databasesGiven.includes(database)) continue
        if (database === 'PostgreSQL') postgres ??= await startPostgres(workspace)
        const url = database === 'PostgreSQL' ? postgres : undefined
        lines.push(await keep(workspace, promise, database, url))
      }
    }
    console.log(`\n${lines.join('\n')}`)
  } finally {
    await workspace.close()
  }
})

/** Runs the tests of a promise. @returns its line: what was done, what came out, how long it took */
async function keep(workspace, { name, done, files, project = 'server' }, database, url) {
  const report = join(workspace.folder, `${name}-${database}.json`.replaceAll(' ', '-'))
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project]
  const found = globSync(files, { cwd: root }).filter((file) => file.endsWith('.test.ts'))
  args.push(...found, '--testTimeout=2400000', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`)
  const started = performance.now()
  const exitCode = await workspace.run(process.execPath, args, {
    ENDURE: 'yes',
    CARTS: '100000',
    TEST_DATABASE_URL: url,
  })
  const tally = tallyFile(report, tallyVitest, exitCode)
  if (tally.failed > 0) process.exitCode = 1
  const seconds = Math.round((performance.now() - started) / 1000)
  return `${name} on ${database}: ${done}: ${inWords(tally)} (${seconds} s)`
}
