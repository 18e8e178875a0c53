import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { afterAll } from 'vitest'

const ENTRY = 'src/server/testing/processes/second-process.ts'
const CACHE = resolve('node_modules/.cache')

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Kills it in the middle of its work. */
  kill(): Promise<void>
}

/** Programs that the server starts beside itself, in the same folder. */
const BESIDE = { 'writing-thread': 'src/server/analytics/writing-thread.ts' }

/** The files of a worker share them: a bundle takes as long as many tests. */
const bundles = new Map<string, Promise<string>>()

/** Bundles the current code of a program of the server, for all tests of a worker. @returns its file */
export function bundleProgram(entry: string): Promise<string> {
  const bundled = bundles.get(entry) ?? bundle(entry)
  bundles.set(entry, bundled)
  return bundled
}

async function bundle(entry: string): Promise<string> {
  await removeOldBundles()
  // Inside the project, where its packages are found.
  const folder = await mkdtemp(join(CACHE, `program-${process.pid}-`))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { program: entry, ...BESIDE }, output: { entryFileNames: '[name].js' } },
    },
  })
  return join(folder, 'program.js')
}

/** Removes what workers have left that are gone. */
async function removeOldBundles(): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  for (const name of await readdir(CACHE)) {
    const [, pid] = /^program-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) await rm(join(CACHE, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Bundles the current code of the server for separate processes. Call it while tests are collected. */
export async function prepareProcesses(environment: Record<string, string>) {
  const running = new Set<ServerProcess>()
  const program = await bundleProgram(ENTRY)
  afterAll(async () => {
    for (const one of running) await one.kill()
  })

  return async function start(): Promise<ServerProcess> {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const port = await firstLine(child)
    const started: ServerProcess = {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid!,
      async kill() {
        running.delete(started)
        if (child.exitCode !== null || child.signalCode !== null) return
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
    }
    running.add(started)
    return started
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! })
  const [line] = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    once(child, 'exit').then(() => Promise.reject(new Error('The process ended before it served.'))),
  ])
  return line
}
