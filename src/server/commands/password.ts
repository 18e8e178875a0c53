import { randomBytes } from 'node:crypto'
import { openDatabase } from '#server/app.ts'
import { claimData } from '#server/database/claim-folder.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Env, readEnv } from '#server/env.ts'
import { migrations } from '#server/migrations.ts'
import { blameVariable, runCli } from '#server/run-cli.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { setPassword } from '#server/sign-in/set-password.ts'

/**
 * Gives an owner a new password and ends all their sessions: `npm run password -- [EMAIL]`. Without an address it is
 * the first owner of the installation. The password is printed once. On SQLite no server may run meanwhile.
 */
async function givePassword(env: Env): Promise<void> {
  const claim = claimData(env)
  const database = await openDatabase(env)
  try {
    await migrate(database, migrations)
    const email = process.argv[2]?.toLowerCase()
    const query = database.selectFrom('users').select(['id', 'email'])
    const user = await (email
      ? query.where('email', '=', email)
      : query.orderBy('created_at').limit(1)
    ).executeTakeFirst()
    if (!user) {
      console.error(email ? `No account uses ${email}.` : 'There is no owner yet. Run npm start first.')
      process.exitCode = 1
      return
    }
    const password = randomBytes(12).toString('base64url')
    const passwordHash = await hashPassword(password)
    await database.transaction().execute((transaction) => setPassword(transaction, user.id, passwordHash))
    console.log(`  Sign in as    ${user.email}\n  Password      ${password}`)
  } finally {
    await database.destroy()
    claim?.close()
  }
}

runCli(async () => {
  const env = readEnv(process.env)
  await givePassword(env).catch((error: unknown) => {
    throw blameVariable(error, env)
  })
})
