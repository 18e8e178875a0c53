import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { hostName } from '#server/websites/host-name.ts'
import type { MissingUrl } from '#shared/missing-urls/api.ts'
import { isRobot, recordedPath, recordedReferrer } from '#shared/missing-urls/rules.ts'
import type { MissingUrlCounter } from './missing-url-counter.ts'
import { addMissingUrls } from './missing-url-store.ts'

const FLUSH_MILLISECONDS = 15_000
/** What one process holds until it writes: more URLs in that time are not recorded. */
const MOST_URLS_OF_A_SITE = 300
const MOST_SITES = 500

/** @param options.flushes whether it writes by itself; tests do manually */
export function createMissingUrlCounter(
  services: Pick<Services, 'database'> & Pick<Parameters<typeof changing>[0], 'websites' | 'worker'>,
  options: { readonly flushes: boolean; readonly onError: (error: unknown) => void },
): MissingUrlCounter {
  let seen = new Map<string, Map<string, MissingUrl>>()

  function add(websiteId: string, url: MissingUrl): void {
    const urls = seen.get(websiteId) ?? new Map<string, MissingUrl>()
    const known = urls.get(url.path)
    if (!known && (urls.size >= MOST_URLS_OF_A_SITE || (urls.size === 0 && seen.size >= MOST_SITES))) return
    seen.set(websiteId, urls)
    urls.set(
      url.path,
      known
        ? {
            path: url.path,
            count: known.count + url.count,
            firstSeenAt: Math.min(known.firstSeenAt, url.firstSeenAt),
            lastSeenAt: Math.max(known.lastSeenAt, url.lastSeenAt),
            referrer: url.referrer || known.referrer,
          }
        : url,
    )
  }

  async function flush(): Promise<void> {
    const written = seen
    seen = new Map()
    for (const [websiteId, urls] of written) {
      try {
        await changing(services, { id: websiteId }, null, (scope) => addMissingUrls(scope, urls.values()))
      } catch (error) {
        options.onError(error)
        // The database may be away for a moment: the counts wait for the next time, within the same limits.
        for (const url of urls.values()) add(websiteId, url)
      }
    }
  }

  let flushing: Promise<void> = Promise.resolve()
  const timer = options.flushes
    ? setInterval(() => {
        if (seen.size > 0) flushing = flushing.then(flush)
      }, FLUSH_MILLISECONDS).unref()
    : undefined

  return {
    count(website, request, path) {
      if (request.method !== 'GET' || isRobot(request.headers['user-agent'] ?? '')) return
      const { referer } = request.headers
      const recorded = recordedPath(path, Boolean(referer))
      if (recorded === null) return
      const now = Date.now()
      const referrer = recordedReferrer(referer, [hostName(request.host), ...website.domains])
      add(website.id, { path: recorded, count: 1, firstSeenAt: now, lastSeenAt: now, referrer })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flushing
      await flush()
    },
  }
}
