/**
 * An address as it is routed. Percent signs that stand for no letter are taken for themselves, so that an address with a slip
 * in it gets the answer, the headers and the limits of any other that leads nowhere.
 */
export function readableUrl(url: string): string {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (!path.includes('%') || isReadable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    // The outcome is used, because a bundler may leave a call out whose outcome no one looks at.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
