import type { AddressInfo } from 'node:net'
import { buildApp, openDatabase } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { realCard } from '../real-card.ts'
import { testBundle } from '../test-bundle.ts'

/**
 * A separate server, for tests of several processes on one database and of killed ones. It prints its port on standard
 * output, and ends with the process that started it. It runs jobs if RUNS_JOBS says so. Its test card counts as real.
 */
const env = readEnv(process.env)
const services = await buildApp(env, await openDatabase(env), {
  background: process.env.RUNS_JOBS === 'yes',
  browser: testBundle,
  createProviders: realCard,
})
await services.app.listen({ port: 0, host: '127.0.0.1' })
process.stdin.on('end', () => process.exit()).resume()
process.stdout.write(`${(services.app.server.address() as AddressInfo).port}\n`)
