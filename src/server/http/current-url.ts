/** Paths of calls in earlier versions, and those of today. */
const formerPaths = [['/api/owner/letters', '/api/owner/emails']] as const

/** The URL of today for one of an earlier version, so that studios that are still open go on working; others as they are. */
export function currentUrl(url: string): string {
  const former = formerPaths.find(([path]) => url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`))
  return former ? former[1] + url.slice(former[0].length) : url
}
