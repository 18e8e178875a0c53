import { ensureInstalled } from './setup/installed.mjs'
import { underPinnedNode } from './setup/pinned-node.mjs'
import { main } from './setup/stop.mjs'

// Prints every text of the product as one list, for reading from start to end.
await main(async () => {
  await underPinnedNode()
  await ensureInstalled()
  const { readTexts } = await import('./texts/read-texts.mjs')
  for (const { file, line, text } of readTexts()) console.log(`${file}:${line}\t${text}`)
})
