import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { main } from './setup/stop.mjs'
import { runCheck } from './testing/checks.mjs'

await main(async () => {
  await underPinnedNode()
  await ensureInstalled()
  const isFormatted = await runCheck('format and lint')
  const isTyped = await runCheck('types')
  const isLayered = await runCheck('folders')
  const isUsed = await runCheck('unused code')
  if (!isFormatted || !isTyped || !isLayered || !isUsed) process.exitCode = 1
})
