import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { root } from './setup/root.mjs'
import { main, Stop } from './setup/stop.mjs'
import { withTwoArenas } from './setup/two-arenas.mjs'

// `node scripts/command.mjs NAME …` runs src/server/commands/NAME.ts, built, with the arguments after its name.
const [, , name = '', ...rest] = process.argv
const command = join(root, 'dist/server/commands', `${name}.js`)

await main(async () => {
  await underPinnedNode()
  withTwoArenas()
  await ensureInstalled()
  await ensureBuilt()
  if (!existsSync(command)) throw new Stop(`There is no command '${name}' in src/server/commands.`)
})

process.env.NODE_ENV ??= 'production'
process.argv = [process.execPath, command, ...rest]
await import(command)
