import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end with our own input and output, hands it the signals that we get, and answers its exit
 * code (128 and the signal's number for one that a signal ended, as a shell does).
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart]
 * @returns {Promise<number>}
 */
export function runToEnd(program, args, options = {}, onStart = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    onStart(child)
    const passOn = (signal) => child.kill(signal)
    const finish = (settle, value) => {
      for (const signal of passedOn) process.removeListener(signal, passOn)
      settle(value)
    }
    for (const signal of passedOn) process.on(signal, passOn)
    child.once('error', (error) => finish(reject, error))
    child.once('close', (code, signal) => finish(resolve, code ?? 128 + constants.signals[signal]))
  })
}

/**
 * Runs a program to its end and keeps what it writes to itself, unless it fails: then all of it is shown. Answers its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export async function runQuietly(program, args, options = {}) {
  const written = []
  const code = await runToEnd(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }, (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => written.push(part))
  })
  if (code !== 0) process.stderr.write(Buffer.concat(written))
  return code
}

/**
 * Makes this process hear a repeated signal once a second. Ctrl-C in a terminal reaches every process of the group, and
 * npm passes it on once more to its script: a server that takes a second signal for 'at once!' would never close
 * cleanly.
 */
export function hearSignalsOnce() {
  const lastHeard = new Map()
  const emit = process.emit
  process.emit = function (event, ...args) {
    if (passedOn.includes(event)) {
      const now = performance.now()
      const isEcho = now - (lastHeard.get(event) ?? Number.NEGATIVE_INFINITY) < 1000
      if (isEcho) return true
      lastHeard.set(event, now)
    }
    return emit.call(this, event, ...args)
  }
}

/**
 * Ends a script of npm's when npm was told to end. npm hands a signal to the shell that it started the script with,
 * which ends without handing it on: the server would go on alone and keep its port.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}
