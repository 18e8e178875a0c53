import { spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from './fill.mjs'
import { productFile } from './import-files.mjs'
import { startServer } from './server.mjs'

/** As `npm run import` runs it: what a step makes and drops at once has room, and need not be collected slowly. */
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=25']
const command = join(import.meta.dirname, '../../dist/server/commands/import.js')
/** Ticks of the processor's clock, as Linux counts them for processes. */
const TICKS_PER_SECOND = 100

/** Seconds of the processor and the most memory that a process has taken so far. */
function usageOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    megabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024),
  }
}

const inSeconds = (milliseconds) => Math.round(milliseconds / 100) / 10
const words = (cpu, megabytes) => `s (${Math.round(cpu * 10) / 10} s of CPU, at most ${megabytes} MB)`

/** Runs `npm run import` as a process of its own, to its end. */
function runCommand(data, file) {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, command, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: data },
  })
  let usage = { cpu: 0, megabytes: 0 }
  const look = setInterval(() => {
    try {
      usage = usageOf(child.pid)
    } catch {
      // It has just ended.
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

/** The owner's browser. */
async function ownerOf(server) {
  const reply = await fetch(`${server.url}/api/sign-in`)
  const crumb = reply.headers
    .getSetCookie()
    .find((one) => one.startsWith('crumb='))
    .split(';')[0]
  const headers = { 'x-csrf-token': decodeURIComponent(crumb.slice('crumb='.length)) }
  const signedIn = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', cookie: crumb },
    body: JSON.stringify({ email: 'owner@example.com', password: 'bench password' }),
  })
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const cookie = [crumb, ...cookies].join('; ')
  return async (method, path, body) => {
    const type = body === undefined ? {} : { 'content-type': 'text/csv' }
    const answer = await fetch(`${server.url}/api/owner/imports${path}`, {
      method,
      headers: { ...headers, ...type, cookie },
      body,
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()).import
  }
}

/** Imports a file through the server, step by step, and takes it back; a visitor looks at a page meanwhile. */
async function throughServer(data, bytes, isRoundTrip) {
  const results = []
  const server = await startServer({ data })
  try {
    const ask = await ownerOf(server)
    const step = async (name, id, busy) => {
      const [began, before] = [performance.now(), usageOf(server.pid).cpu]
      let slowest = 0
      for (;;) {
        const asked = performance.now()
        await fetch(`${server.url}/shop`).then((reply) => reply.text())
        slowest = Math.max(slowest, performance.now() - asked)
        const { state } = await ask('GET', `/${id}`)
        if (state === 'failed') throw new Error(`${name} failed`)
        if (!busy.includes(state)) break
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      const { cpu, megabytes } = usageOf(server.pid)
      results.push([
        name,
        inSeconds(performance.now() - began),
        `${words(cpu - before, megabytes)}, slowest page ${Math.round(slowest)} ms`,
      ])
    }
    const { id } = await ask('POST', '?filename=bench.csv', bytes)
    await step('dry run', id, ['checking'])
    await ask('POST', `/${id}/start`)
    await step('import', id, ['running'])
    if (!isRoundTrip) return results
    await ask('POST', `/${id}/undo`)
    await step('undo', id, ['undoing'])
    return results
  } finally {
    await server.stop()
  }
}

/** Measures imports of large files, by the command and through the server. @param add takes name, value, unit and aim */
export async function measureImports(folder, rows, add) {
  const empty = join(folder, 'no-products')
  await fill({ data: empty, products: 0, variants: 0, sites: 1 })
  for (const [label, variants] of [
    ['simple', 1],
    ['variants', 5],
  ]) {
    const name = `import of ${rows.toLocaleString('en-US')} rows (${label})`
    const bytes = productFile({ rows, variants })
    const file = join(folder, `${label}.csv`)
    writeFileSync(file, bytes)
    const data = join(folder, `import-${label}`)
    cpSync(empty, data, { recursive: true })
    add(`${name}: command`, ...(await runCommand(data, file)), '≤ 60, 400 MB')
    add(`${name}: command, again`, ...(await runCommand(data, file)), '≤ 60, 400 MB')
    for (const [step, ...result] of await throughServer(data, bytes, false))
      add(`${name}: server, again: ${step}`, ...result)
    const served = join(folder, `served-${label}`)
    cpSync(empty, served, { recursive: true })
    for (const [step, ...result] of await throughServer(served, bytes, true)) add(`${name}: server: ${step}`, ...result)
  }
}
