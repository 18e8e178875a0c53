/** Paths of calls in earlier versions, and those of today. */
const formerPaths: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/owner\/letters(?=[/?]|$)/, '/api/owner/emails'],
  [/^(\/api\/owner\/orders\/[^/?]+\/downloads)\/letter(?=\?|$)/, '$1/email'],
  [/^\/api\/sign-in\/reset-letter(?=\?|$)/, '/api/sign-in/reset-email'],
]

/** The URL of today for one of an earlier version, so that studios that are still open go on working; others as they are. */
export function currentUrl(url: string): string {
  if (!url.startsWith('/api/')) return url
  const former = formerPaths.find(([path]) => path.test(url))
  return former ? url.replace(...former) : url
}
