/**
 * Whether the server is worth asking for a cart (§4): the visitor is signed in, or a cart cookie exists. Without either
 * the answer would be an empty cart, so a first visit asks nothing and pages can be cached whole.
 */
export function mayHaveCart(cookies = document.cookie): boolean {
  return readCookie(cookies, 'hasCart') === 'true' || isSignedIn(cookies)
}

function isSignedIn(cookies: string): boolean {
  const value = readCookie(cookies, 'SiteUserInfo')
  if (value === undefined) return false
  try {
    return (JSON.parse(value) as { authenticated?: unknown } | null)?.authenticated === true
  } catch (error) {
    // §8: a cookie that fails to parse is logged and treated as no user.
    console.error(error)
    return false
  }
}

function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
