import { totalmem } from 'node:os'
import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { main, Stop } from './setup/stop.mjs'
import { suites } from './testing/suites.mjs'
import { inWords, sum } from './testing/tally.mjs'
import { openWorkspace } from './testing/workspace.mjs'

/**
 * Vitest's workers grow to 1.5 GB each. Beside two of them run three browsers with their servers, which need as much, and
 * later two more workers.
 */
const BYTES_FOR_BOTH = 7.5e9

// `npm test` runs everything; `npm test -- unit money` runs the unit tests in files with 'money' in their name.
const known = new Set(suites.flatMap((suite) => suite.parts))
const given = process.argv.slice(2)
const parts = given.filter((argument) => known.has(argument))
const filters = given.filter((argument) => !known.has(argument))
const chosen = suites.filter((suite) => parts.length === 0 || suite.parts.some((part) => parts.includes(part)))

await main(async () => {
  if (filters.length > 0 && parts.length === 0) {
    throw new Stop(`Name the parts to run: ${[...known].join(', ')}. Other words choose files within them.`)
  }
  const results = await runAll()
  const total = sum(results)
  console.log()
  for (const { name, seconds, ...tally } of results) {
    console.log(`${name.padEnd(22)} ${inWords(tally)} (${seconds} s)`)
  }
  console.log(inWords(total))
  process.exitCode = total.failed > 0 ? 1 : 0
})

async function runAll() {
  const installing = await timed('install', async () => {
    await underPinnedNode()
    await ensureInstalled()
  })
  if (installing.failed) return [installing]
  const workspace = openWorkspace()
  const interrupt = (signal) => void workspace.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt)
  try {
    const results = new Array(chosen.length)
    const run = async (suite, isBesideOthers) => {
      const index = chosen.indexOf(suite)
      console.log(`\nSuite ${index + 1} of ${chosen.length}: ${suite.name}`)
      results[index] = await timed(suite.name, () => suite.run({ workspace, filters, isBesideOthers }))
      console.log(`${suite.name}: ${inWords(results[index])} (${results[index].seconds} s)`)
    }
    const [others, beside] = [false, true].map((isBeside) =>
      chosen.filter(({ isBesideOthers = false }) => isBesideOthers === isBeside),
    )
    const runOthers = async () => {
      for (const suite of others) await run(suite, false)
    }
    const othersEnd = runOthers()
    for (const suite of beside) {
      if (suite.isLarge && totalmem() < BYTES_FOR_BOTH) await othersEnd
      await run(suite, others.length > 0)
    }
    await othersEnd
    return results
  } finally {
    await workspace.close()
  }
}

/**
 * Anything that prevents a suite from running (a missing program, a failed build) counts as one failure of that suite.
 */
async function timed(name, run) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  try {
    const tally = await run()
    return { name, passed: 0, failed: 0, ...tally, seconds: seconds() }
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    return { name, passed: 0, failed: 1, seconds: seconds() }
  }
}
