import type { Services } from '#server/services.ts'
import { succeed } from '#shared/http/failure.ts'
import { INTERFACE_LANGUAGE } from '#shared/languages/rules.ts'
import { showPlayerCall } from '#shared/replays/api.ts'

const ENTRY = 'src/studio/player/main.ts'

/**
 * The page of a frame in the studio that shows a recording. What visitors sent is drawn in it: it can run nothing but its own
 * script, send nothing, and load nothing else than pictures and fonts of the site itself.
 */
export function replayPlayerRoutes({ browser, serve }: Pick<Services, 'browser' | 'serve'>): void {
  const entry = browser.studio[ENTRY]
  if (!entry) throw new Error(`The manifest of the browser bundle has no ${ENTRY}. Build it with: npm run build`)
  const html = [
    `<!DOCTYPE html><html lang="${INTERFACE_LANGUAGE}"><head><meta charset="utf-8"><title>Recording</title>`,
    ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script></head><body></body></html>`,
  ].join('')

  serve(showPlayerCall, async ({ request, reply, website }) => {
    const own = [request.host, ...website.domains]
    const files = (...folders: string[]) => own.flatMap((host) => folders.map((folder) => ` ${host}${folder}`)).join('')
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': [
          "default-src 'none'",
          `script-src${files('/assets/')}`,
          // Styles of the recorded page are in it as texts.
          `style-src 'unsafe-inline'${files('/assets/')}`,
          `img-src data:${files('/media/', '/assets/')}`,
          `font-src${files('/assets/')}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          'sandbox allow-scripts allow-same-origin',
        ].join('; '),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .serializer((text: string) => text)
    return succeed(html)
  })
}
