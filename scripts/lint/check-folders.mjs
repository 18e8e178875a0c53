import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { importsBetweenFolders } from './folder-arrows.mjs'
import { closingArrows, inWords } from './folder-cycles.mjs'

// Fails where folders of the server import each other in a cycle, and names the imports that close it.
const closing = closingArrows(importsBetweenFolders(join(root, 'src/server')))
if (closing.length > 0) {
  console.error(inWords(closing))
  process.exitCode = 1
}
