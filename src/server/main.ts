import closeWithGrace from 'close-with-grace'
import { announce } from './announce.ts'
import { buildApp, openDatabase } from './app.ts'
import { claimFolder } from './database/claim-folder.ts'
import { fillWithDemo } from './demo/fill-with-demo.ts'
import { type Env, readEnv } from './env.ts'
import { blameVariable, runPlainly } from './run-plainly.ts'

const GRACE_MILLISECONDS = 20_000

/** Runs the server until it is asked to stop; what runs then is finished first. */
async function serve(env: Env): Promise<void> {
  const claim = env.DATABASE_URL ? null : claimFolder(env.DATA_DIR)
  const database = await openDatabase(env)
  const services = await buildApp(env, database, { background: true })
  const owner = process.argv.includes('--empty') ? null : await fillWithDemo(services)
  await services.app.listen({ port: env.PORT, host: env.HOST })
  closeWithGrace({ delay: GRACE_MILLISECONDS, logger: services.app.log }, async ({ err }) => {
    if (err) services.app.log.error(err)
    await services.app.close()
    await database.destroy()
    claim?.close()
  })
  await announce(services, owner)
}

runPlainly(async () => {
  // At a terminal somebody reads along: the addresses, and what goes wrong.
  const env = readEnv({ LOG_LEVEL: process.stdout.isTTY ? 'warn' : 'info', ...process.env })
  await serve(env).catch((error: unknown) => {
    throw blameVariable(error, env)
  })
})
