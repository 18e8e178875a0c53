import { join } from 'node:path'
import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/stop.mjs'

await main(async () => {
  await underPinnedNode()
  await ensureInstalled()
  await ensureInstalled(join(root, 'bench'))
  await ensureBuilt()
})

process.env.NODE_ENV ??= 'production'
await import('../bench/run.mjs')
