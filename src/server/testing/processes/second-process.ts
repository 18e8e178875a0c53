import type { AddressInfo } from 'node:net'
import { buildApp, openDatabase } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { realCard } from '../real-card.ts'
import { testBundle } from '../test-bundle.ts'

/**
 * A server of its own, for tests of what several processes do to one database and of what is left when one is killed. It
 * prints its port on standard output, and ends with the process that started it. It runs jobs where RUNS_JOBS
 * says so. Its test card counts as real.
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
