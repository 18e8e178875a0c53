import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserBundle } from '#server/browser-bundle.ts'

/** Tests of the server need no build: pages name these files, and no one loads them. */
export const testBundle: BrowserBundle = {
  folder: tmpdir(),
  maps: join(tmpdir(), 'no-maps'),
  storefront: {
    'src/storefront/hydration/runtime.ts': { file: 'assets/runtime-test.js' },
    'src/storefront/hydration/pixels/frame.ts': { file: 'assets/pixels-test.js' },
  },
  studio: {
    'src/studio/main.tsx': { file: 'assets/studio-test.js' },
    'src/studio/canvas/main.ts': { file: 'assets/canvas-test.js' },
    'src/studio/player/main.ts': { file: 'assets/player-test.js', css: ['assets/player-test.css'] },
  },
}
