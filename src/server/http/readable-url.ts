/**
 * A URL for routing. Invalid percent-encodings are taken literally, so that a mistyped URL gets the answer, headers and
 * limits of any unknown URL.
 */
export function readableUrl(url: string): string {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (!path.includes('%') || isReadable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    // The result is used, because a bundler may remove a call without effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
