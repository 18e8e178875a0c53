import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setUp } from './fill.mjs'
import { fillOrders } from './fill-busy-shop.mjs'

const ORDERS = 1_000
const root = join(import.meta.dirname, '../..')
const require = createRequire(join(root, 'package.json'))

/**
 * Events with the data of an order, which one process sends to a receiver on this machine. The server calls addresses of
 * the internet alone, so a program sends them that allows this one.
 */
export async function measureWebhooks(folder, add) {
  const data = join(folder, 'webhooks')
  await setUp({ data })
  await fillOrders({ data }, { products: 50, orders: ORDERS })
  const received = { count: 0 }
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => {
      received.count += 1
      response.end('ok')
    })
  })
  await new Promise((ready) => receiver.listen(0, '127.0.0.1', ready))
  const program = await bundle('src/server/testing/webhook-endpoints/send-all.ts')
  try {
    const url = `http://127.0.0.1:${receiver.address().port}/hook`
    const { sent, milliseconds } = await run(program.file, { DATA_DIR: data, RECEIVER: url })
    if (received.count !== sent) throw new Error(`${received.count} of ${sent} events have arrived.`)
    add('webhooks: events with an order', Math.round((sent / milliseconds) * 1000), '/s', '≥ 500')
  } finally {
    program.remove()
    receiver.closeAllConnections()
    receiver.close()
  }
}

/** Bundles a program of the server, inside the project, where its packages are found. */
async function bundle(entry) {
  const { build } = await import(require.resolve('vite'))
  const folder = mkdtempSync(join(root, 'node_modules/.bench-'))
  await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error' },
    build: {
      ...{ ssr: entry, outDir: folder, target: 'node24', minify: false, assetsInlineLimit: 0 },
      rolldownOptions: { output: { entryFileNames: 'program.js' } },
    },
  })
  return { file: join(folder, 'program.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Runs a program. @returns the object that it prints */
async function run(file, env) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (piece) => {
    printed += piece
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The events were not sent.')
  return JSON.parse(printed)
}
