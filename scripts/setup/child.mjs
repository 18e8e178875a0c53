import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end with our own input and output, forwards our signals, and returns its exit code (128 plus
 * the signal's number if a signal ended it, as in a shell).
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
 * Runs a program to its end and hides its output, unless it fails: then all of it is shown. Returns its exit code.
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
 * Ignores a repeated signal within one second. Ctrl-C in a terminal reaches every process of the group, and npm sends
 * it to its script once more: a server that takes a second signal as 'immediately' would never close cleanly.
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
 * Ends a script of npm's when npm is ended. npm sends the signal to the script's shell, which ends without forwarding
 * it: the server would continue alone and occupy its port.
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
