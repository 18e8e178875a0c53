import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { configs } from './setup/built.mjs'
import { hearSignalsOnce } from './setup/child.mjs'
import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/stop.mjs'

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let restart = Promise.resolve()
let isClosing = false

await main(async () => {
  await underPinnedNode()
  await ensureInstalled()
  hearSignalsOnce()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, closeDown)
  process.env.NODE_ENV = 'development'
  // From now on this is not a build for `npm start`, so its stamp is deleted.
  rmSync('dist', { recursive: true, force: true })
  const { build } = await import('vite')
  // None empties its folder, because they share it.
  for (const configFile of configs) await watch(build, configFile)
})

/** Builds now and after each change, and returns after the first build. A successful build restarts the server. */
async function watch(build, configFile) {
  const settings = { configFile, mode: 'development', logLevel: 'warn', clearScreen: false }
  const watcher = await build({ ...settings, build: { watch: {}, emptyOutDir: false, minify: false, sourcemap: true } })
  await new Promise((firstBuildEnded) => {
    watcher.on('event', (event) => {
      // The server caches names of the browser's files and whole pages, so it also restarts for these.
      if (event.code === 'END' && isServerBuilt(configFile)) startAnew()
      if (event.code === 'END' || event.code === 'ERROR') firstBuildEnded()
      if ('result' in event) event.result?.close()
    })
  })
}

function isServerBuilt(configFile) {
  return server !== undefined || configFile === 'vite.server.config.ts'
}

function startAnew() {
  restart = restart.then(async () => {
    await end(server)
    if (isClosing) return
    const args = ['--enable-source-maps', join(root, 'dist/server/main.js'), ...process.argv.slice(2)]
    // In a process group of its own: this script handles Ctrl-C.
    server = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, VITRINE_RELOAD: '1' },
      detached: true,
    })
  })
}

function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000)
    child.once('exit', () => resolve(clearTimeout(timer)))
    child.kill('SIGTERM')
  })
}

async function closeDown() {
  if (isClosing) return
  isClosing = true
  await restart
  await end(server)
  process.exit(0)
}
