import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { BrowserBundle, Manifest } from '#server/browser-bundle.ts'

const SCRIPT = 'dev/reload.js'

/** Loads the page's real script, and reloads the page after the server has restarted. */
const reloadScript = `const then = new URL(import.meta.url).searchParams.get('then')
if (then.startsWith('/assets/')) import(then)
let wasOpen = false
const source = new EventSource('/dev/reload')
source.onopen = () => {
  if (wasOpen) location.reload()
  wasOpen = true
}
`

/**
 * For `npm run dev` only: pages load their script through one that reloads them when the server restarts, as it does
 * after each build.
 */
export function serveLiveReload(app: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  app.get(`/${SCRIPT}`, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(reloadScript),
  )
  app.get('/dev/reload', { schema: { hide: true } }, (_request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    raw.write('retry: 300\n\n')
    open.add(raw)
    raw.on('close', () => open.delete(raw))
  })
  // An open stream would prevent the old server from ending.
  app.addHook('preClose', async () => {
    for (const response of open) response.end()
  })
}

/** The bundle with its entries replaced by the reloading script. */
export function withLiveReload({ storefront, studio, ...folders }: BrowserBundle): BrowserBundle {
  return {
    ...folders,
    storefront: ledThrough(storefront, 'src/storefront/hydration/runtime.ts'),
    studio: ledThrough(studio, 'src/studio/main.tsx'),
  }
}

function ledThrough(manifest: Manifest, entry: string): Manifest {
  const chunk = manifest[entry]
  return chunk ? { ...manifest, [entry]: { ...chunk, file: `${SCRIPT}?then=/${chunk.file}` } } : manifest
}
