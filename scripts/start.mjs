import module from 'node:module'
import { join } from 'node:path'
import { ensureBuilt } from './setup/built.mjs'
import { hearSignalsOnce } from './setup/child.mjs'
import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/stop.mjs'
import { withTwoArenas } from './setup/two-arenas.mjs'

await main(async () => {
  await underPinnedNode()
  withTwoArenas()
  await ensureInstalled()
  await ensureBuilt()
})

// From here on this process is the server: another process would only start later.
process.env.NODE_ENV ??= 'production'
module.enableCompileCache(join(root, 'node_modules/.cache/compiled'))
hearSignalsOnce()
await import('../dist/server/main.js')
