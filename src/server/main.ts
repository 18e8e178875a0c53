import closeWithGrace from 'close-with-grace'
import { announce } from './announce.ts'
import { buildApp, openDatabase } from './app.ts'
import { claimData } from './database/claim-folder.ts'
import { fillWithDemo } from './demo/fill-with-demo.ts'
import { type Env, readEnv } from './env.ts'
import { openLogOutput } from './http/log-output.ts'
import { readableLog } from './http/readable-log.ts'
import { blameVariable, runCli } from './run-cli.ts'

const GRACE_MILLISECONDS = 20_000

/** Runs the server until it is asked to stop; running requests are finished first. */
async function serve(env: Env): Promise<void> {
  const claim = claimData(env)
  const database = await openDatabase(env)
  const output = openLogOutput()
  const services = await buildApp(env, database, {
    background: true,
    logStream: env.LOG_FORMAT === 'text' ? readableLog((line) => output.write(line)) : output,
  })
  const isEmpty = process.argv.includes('--empty')
  const owner = isEmpty ? null : await fillWithDemo(services, () => process.stdout.write('Preparing the demo…\n'))
  const { log } = services.app
  // The URLs are printed below in a readable form.
  const { level } = log
  log.level = 'silent'
  await services.app.listen({ port: env.PORT, host: env.HOST })
  log.level = level
  closeWithGrace({ delay: GRACE_MILLISECONDS, logger: services.app.log }, async ({ err }) => {
    if (err) services.app.log.error(err)
    await services.app.close()
    await database.destroy()
    claim?.close()
  })
  await announce(services, owner)
  log.info({ addresses: services.app.addresses() }, 'listening')
}

runCli(async () => {
  // On a terminal only the URLs and errors are printed.
  const forPeople = process.stdout.isTTY && { LOG_LEVEL: 'warn', LOG_FORMAT: 'text' }
  const env = readEnv({ ...forPeople, ...process.env })
  await serve(env).catch((error: unknown) => {
    throw blameVariable(error, env)
  })
})
