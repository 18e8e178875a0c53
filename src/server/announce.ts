import type { AddressInfo } from 'node:net'
import { firstOwnerOf } from './people/first-owner.ts'
import { setUpCodeOf } from './people/set-up-code.ts'
import type { Services } from './services.ts'

/** The demo's owner, with a password that is shown once and never stored. */
export interface NewOwner {
  readonly email: string
  readonly password: string
}

/** Prints all URLs for the person who started the command. */
export async function announce({ app, env, database, secret }: Services, owner: NewOwner | null): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const site = env.PUBLIC_URL ?? `http://localhost:${port}`
  const isEmpty = (await firstOwnerOf(database)) === null
  process.stdout.write(
    `${announcement({ site, studio: env.STUDIO_URL ?? `${site}/config`, owner, setUpCode: isEmpty ? setUpCodeOf(secret) : null })}\n`,
  )
}

/** The text when the server is ready. `setUpCode` is null when the site has been set up. */
export function announcement({
  site,
  studio,
  owner,
  setUpCode,
}: {
  site: string
  studio: string
  owner: NewOwner | null
  setUpCode: string | null
}): string {
  const places = [
    ['Shop', site],
    ['Studio', studio],
  ]
  if (setUpCode !== null) {
    return linesOf('Ready. Set up your site in the studio.', places, [
      `From another computer, the studio asks for this set-up code: ${setUpCode}`,
    ])
  }
  if (!owner) return linesOf('Ready.', places, ['Forgot your password? Run: npm run password'])
  return linesOf(
    'Ready. Sign in to the studio as the demo’s owner.',
    [...places, ['Email', owner.email], ['Password', owner.password]],
    ['The password is shown only now. To make a new one, run: npm run password'],
  )
}

function linesOf(first: string, facts: readonly string[][], notes: readonly string[]): string {
  const lines = facts.map(([name, value]) => `  ${name!.padEnd(10)}${value}`)
  return [first, '', ...lines, '', ...notes, 'To stop the server, press Ctrl+C.', ''].join('\n')
}
