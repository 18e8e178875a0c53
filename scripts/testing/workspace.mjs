import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// Ends what hangs; beside the others, the browser tests take slow machines twenty minutes.
const longestSuite = 40 * 60 * 1000
const timeToCloseDown = 5000
/** A folder in memory: thousands of commits that wait for a disk were a fifth of the run. Containers often have 64 MB there. */
const memory = { folder: '/dev/shm', leastBytes: 4e9 }
// A tester's own settings: no test may reach a database, a mail server or a bucket that the run did not start.
const notForTests = ['NODE_ENV', 'DATA_DIR', 'DATABASE_URL', 'TEST_DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'SMTP_URL']

/**
 * The workspace of one test run: a temporary folder for the suites' files, and the programs that run for them. `close`
 * ends the programs and removes the folder, however the run ended.
 */
export function openWorkspace() {
  const folder = mkdtempSync(join(hasMemory() ? memory.folder : tmpdir(), 'vitrine-test-'))
  // A database that does not run as root needs access to its own folder inside.
  chmodSync(folder, 0o711)
  const running = new Set()
  const undo = []
  const never = new Promise(() => {})
  let closing

  /**
   * Runs a program to its end and returns its exit code; a hanging one is killed.
   *
   * @param {boolean} [isBesideOthers] whether its output is printed in one piece at its end
   */
  async function run(program, args, environment = {}, isBesideOthers = false) {
    // The run was interrupted: nothing new starts during the clean-up.
    if (closing) return never
    const cleared = Object.fromEntries(notForTests.map((name) => [name, undefined]))
    const env = { ...process.env, ...cleared, TMPDIR: folder, ...environment }
    // In a process group of its own, so that its child processes can be ended with it.
    const output = isBesideOthers ? 'pipe' : 'inherit'
    const child = spawn(program, args, { stdio: ['ignore', output, output], env, detached: true })
    running.add(child)
    const written = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => written.push(part))
    const timer = setTimeout(() => endGroup(child), longestSuite)
    try {
      return await new Promise((resolve, reject) => {
        child.once('error', reject)
        // At `close` all of its output has arrived, too.
        child.once(isBesideOthers ? 'close' : 'exit', (code) => resolve(code ?? 1))
      })
    } finally {
      process.stdout.write(Buffer.concat(written))
      clearTimeout(timer)
      running.delete(child)
      killGroup(child)
    }
  }

  function close() {
    closing ??= clearAway()
    return closing
  }

  async function clearAway() {
    await Promise.all([...running].map(endGroup))
    for (const step of undo.splice(0).reverse()) await step()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  /** Registers a step for closing the workspace (run at once when it is closing already). */
  function whenClosing(step) {
    if (closing) return step()
    undo.push(step)
  }

  return { folder, run, whenClosing, close }
}

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory.folder)
    return bavail * bsize >= memory.leastBytes
  } catch {
    return false
  }
}

/** Lets a program end by itself (a test runner closes its browsers), then kills the rest of its group. */
async function endGroup(child) {
  if (child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  if (child.exitCode === null) await Promise.race([ended, sleep(timeToCloseDown, undefined, { ref: false })])
  killGroup(child)
}

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group is empty.
  }
}
