import type { AddressInfo } from 'node:net'
import { firstOwnerOf } from './people/first-owner.ts'
import { setUpCodeOf } from './people/set-up-code.ts'
import type { Services } from './services.ts'

/** The demo's owner, with a password that is shown once and kept nowhere. */
export interface NewOwner {
  readonly email: string
  readonly password: string
}

/** Says where everything is, for the person who typed the command. */
export async function announce({ app, env, database, secret }: Services, owner: NewOwner | null): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const site = env.PUBLIC_URL ?? `http://localhost:${port}`
  const studio = env.STUDIO_URL ?? `${site}/config`
  const isEmpty = (await firstOwnerOf(database)) === null
  const lines = [
    '',
    `  Your site     ${site}`,
    isEmpty ? `  Set it up     ${studio}` : `  Your studio   ${studio}`,
    ...(isEmpty ? [`  Set-up code   ${setUpCodeOf(secret)}    asked for from any other machine than this one`] : []),
    ...(owner ? ['', `  Sign in as    ${owner.email}`, `  Password      ${owner.password}`] : []),
    ...(isEmpty ? [] : ['', '  A new password: npm run password']),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
