import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { guarded, importsBetweenFolders } from './folder-arrows.mjs'
import { closingArrows, inWords } from './folder-cycles.mjs'

// Fails where folders of one part of `src` import each other in a cycle, and names the imports that close it.
for (const area of Object.keys(guarded)) {
  const closing = closingArrows(importsBetweenFolders(join(root, 'src'), area))
  if (closing.length === 0) continue
  console.error(inWords(area, closing))
  process.exitCode = 1
}
