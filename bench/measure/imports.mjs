import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFile } from './import-files.mjs'
import { importPlaces } from './import-places.mjs'
import { openOwnerBrowser } from './owner-browser.mjs'
import { startServer } from './server.mjs'
import { usageOf } from './usage.mjs'

/** The flags of `npm run import`: short-lived objects have space, and need not be collected slowly. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=35']
const command = join(import.meta.dirname, '../../dist/server/commands/import.js')
const inSeconds = (milliseconds) => Math.round(milliseconds / 100) / 10
const words = (cpu, megabytes) => `s (${Math.round(cpu * 10) / 10} s of CPU, at most ${megabytes} MB)`

/** Runs `npm run import` as a separate process until it ends. */
function runCommand({ data, env }, file) {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, command, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', DATA_DIR: data, ...env },
  })
  let usage = { cpu: 0, megabytes: 0 }
  const look = setInterval(() => {
    try {
      usage = usageOf(child.pid)
    } catch {
      // The process has just ended.
    }
  }, 50)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(look)
      if (code === 0) resolve([inSeconds(performance.now() - began), words(usage.cpu, usage.megabytes)])
      else reject(new Error(`The import ended with ${code}.`))
    })
  })
}

/** Imports a file through the server step by step, repeats it, and undoes it; a visitor loads a page meanwhile. */
async function throughServer(shop, bytes, products) {
  const results = []
  const server = await startServer(shop)
  try {
    const owner = await openOwnerBrowser(server)
    const ask = async (method, path, body) =>
      (await owner(method, `/api/owner/imports${path}`, body, 'text/csv')).import
    const step = async (name, id, { busy, end, check = () => true }) => {
      const [began, before] = [performance.now(), usageOf(server.pid).cpu]
      let slowest = 0
      for (;;) {
        const asked = performance.now()
        await fetch(`${server.url}/shop`).then((reply) => reply.text())
        slowest = Math.max(slowest, performance.now() - asked)
        const now = await ask('GET', `/${id}`)
        if (now.state === end && check(now)) break
        if (now.state !== busy) throw new Error(`${name}: ${JSON.stringify(now)}`)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      const { cpu, megabytes } = usageOf(server.pid)
      const unit = `${words(cpu - before, megabytes)}, slowest page ${Math.round(slowest)} ms`
      results.push([name, inSeconds(performance.now() - began), unit])
    }
    const { id } = await ask('POST', '?filename=bench.csv', bytes)
    const isNew = ({ planned }) => planned.create === products
    await step('dry run', id, { busy: 'checking', end: 'checked', check: isNew })
    await ask('POST', `/${id}/start`)
    await step('import', id, { busy: 'running', end: 'done', check: ({ outcome }) => outcome.create === products })
    const again = await ask('POST', '?filename=again.csv', bytes)
    const isSame = ({ planned }) => planned.unchanged === products
    await step('again, dry run', again.id, { busy: 'checking', end: 'checked', check: isSame })
    await ask('POST', `/${id}/undo`)
    await step('undo', id, { busy: 'undoing', end: 'undone' })
    return results
  } finally {
    await server.stop()
  }
}

/** Import shapes: variants per product, and products per store page. */
const shapes = {
  'one-page': { label: 'simple, 1 page', variants: 1, perPage: 100_000 },
  'many-pages': { label: 'simple, 200 a page', variants: 1, perPage: 200 },
  variants: { label: '10 variants a product', variants: 10, perPage: 200 },
}

const chosen = (name, all) => process.env[name]?.split(',') ?? all

/**
 * Measures imports of large files, by the command and through the server, on both engines. `BENCH_SHAPES` and
 * `BENCH_ENGINES` choose some of them.
 * @param add takes name, value, unit and aim
 */
export async function measureImports(folder, rows, add) {
  const places = await importPlaces(folder, chosen('BENCH_ENGINES', ['sqlite', 'postgres']))
  try {
    for (const { engine, emptyShop } of places) {
      for (const shape of chosen('BENCH_SHAPES', Object.keys(shapes))) {
        const { label, variants, perPage } = shapes[shape]
        const name = `${rows.toLocaleString('en-US')} rows (${label}), ${engine}`
        const bytes = productFile({ rows, variants })
        const file = join(folder, `${shape}.csv`)
        writeFileSync(file, bytes)
        const newShop = async () => {
          const { data, env } = await emptyShop()
          return { data, env: { ...env, LIMIT_PRODUCTS_PER_COLLECTION: String(perPage) } }
        }
        const shop = await newShop()
        add(`${name}: command`, ...(await runCommand(shop, file)), '≤ 60, 400 MB')
        add(`${name}: command, again`, ...(await runCommand(shop, file)), '≤ 60, 400 MB')
        for (const [step, ...result] of await throughServer(await newShop(), bytes, rows / variants))
          add(`${name}: server: ${step}`, ...result, '400 MB')
      }
    }
  } finally {
    for (const place of places) await place.close()
  }
}
