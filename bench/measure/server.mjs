import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The flags of `npm start`: garbage is collected early, before it takes hundreds of megabytes. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=25']
const main = join(import.meta.dirname, '../../dist/server/main.js')

/** Starts the built server on its own data folder, optionally filled with the demo, and waits until it answers. */
export async function startServer({ data, isDemo = false, env = {} }) {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, main, ...(isDemo ? [] : ['--empty'])], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      // As `npm start` sets it.
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      // One machine sends the requests of all visitors.
      RATE_LIMIT_MULTIPLIER: '1000000',
      ...env,
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 60_000; ; ) {
    if (child.exitCode !== null || Date.now() > end) {
      // Otherwise it would run on, and keep the output of the benchmark open.
      child.kill('SIGKILL')
      throw new Error('The server did not start.')
    }
    const reply = await fetch(`${url}/readyz`).catch(() => null)
    if (reply?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

/** Milliseconds from the start of the process to a complete product page; the median of five starts. */
export async function timeToFirstPage(data, shop) {
  const times = []
  for (let round = 0; round < 5; round += 1) {
    const port = await freePort()
    const began = performance.now()
    const child = spawn(process.execPath, [...flags, main], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
      },
    })
    for (;;) {
      const reply = await fetch(`http://127.0.0.1:${port}${shop.productPath}`).catch(() => null)
      if (reply?.ok && (await reply.text()).includes('</html>')) break
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    times.push(performance.now() - began)
    await new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  }
  return Math.round(times.sort((one, other) => one - other)[2])
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
