import { build } from './setup/built.mjs'
import { ensureInstalled } from './setup/installed.mjs'
import { oneAtATime } from './setup/one-at-a-time.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { main } from './setup/stop.mjs'

await main(async () => {
  await underPinnedNode()
  await ensureInstalled()
  await oneAtATime(() => build())
})
