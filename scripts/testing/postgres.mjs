import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '../setup/stop.mjs'
import { postgresPrograms } from './postgres-programs.mjs'
import { unprivilegedUser } from './unprivileged.mjs'

/**
 * The data of tests is temporary, so nothing is forced to disk or written for a second server, and the databases end before
 * their rows need a clean-up or their use is counted: a tenth of the server's CPU time.
 */
const hasty = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'track_counts=off',
  'track_activities=off',
  'update_process_title=off',
  'max_connections=200',
]

/**
 * Starts a PostgreSQL on a free port, with its data in the workspace, and stops it when the workspace closes.
 *
 * @param {Pick<ReturnType<typeof import('./workspace.mjs').openWorkspace>, 'folder' | 'whenClosing'>} workspace
 * @param {readonly string[]} settings differences from PostgreSQL's defaults
 * @returns {Promise<string>} the URL of its database
 */
export async function startPostgres(workspace, settings = hasty) {
  const programs = await postgresPrograms(workspace.folder)
  const user = unprivilegedUser()
  const home = join(workspace.folder, 'postgres')
  const password = randomBytes(18).toString('hex')
  prepareFolder(home, password, user)
  const options = { cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...user }
  createCluster(programs, options)
  // Another program may take the free port first.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort()
    const server = start(programs, { home, port, settings, options })
    workspace.whenClosing(() => stop(server))
    // Its socket needs less of the processor than the network does, for each statement and each connection.
    const socket = encodeURIComponent(home)
    if (await server.isReady) return `postgres://postgres:${password}@127.0.0.1:${port}/postgres?host=${socket}`
    if (attempt === 3) throw new Stop(`PostgreSQL did not start:\n${server.words()}`)
  }
}

function prepareFolder(home, password, { uid, gid }) {
  mkdirSync(home, { mode: 0o700 })
  writeFileSync(join(home, 'password'), password, { mode: 0o600 })
  if (uid === undefined) return
  for (const path of [home, join(home, 'password')]) chownSync(path, uid, gid)
}

function createCluster(programs, options) {
  // The folder of the socket is open to this user alone; other users of the machine, who come by the network, need the
  // password.
  const auth = ['--auth-local=trust', '--auth-host=scram-sha-256']
  const args = ['--pgdata=data', '--username=postgres', '--pwfile=password', ...auth]
  args.push('--encoding=UTF8', '--locale=C', '--no-sync')
  const { status, stdout, stderr, error } = spawnSync(join(programs, 'initdb'), args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new Stop(`initdb failed:\n${error ?? ''}${stdout ?? ''}${stderr ?? ''}`)
}

function start(programs, { home, port, settings, options }) {
  const network = ['-h', '127.0.0.1', '-p', String(port), '-c', `unix_socket_directories=${home}`]
  const args = ['-D', 'data', ...network, ...settings.flatMap((setting) => ['-c', setting])]
  // In a process group of its own: Ctrl-C must not stop the database before the tests have ended.
  const child = spawn(join(programs, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let words = ''
  const isReady = new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      words = (words + text).slice(-4000)
      if (words.includes('ready to accept connections')) resolve(true)
    })
    child.once('error', () => resolve(false))
    child.once('exit', () => resolve(false))
  })
  const hasEnded = new Promise((resolve) => child.once('close', resolve))
  return { child, isReady, hasEnded, words: () => words }
}

async function stop({ child, hasEnded }) {
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    child.kill(signal)
    await Promise.race([hasEnded, sleep(3000, undefined, { ref: false })])
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
