/**
 * Whether to ask the server for a cart: the visitor is signed in, or a cart cookie exists. Otherwise the cart is empty,
 * so a first visit sends no request and pages can be cached completely.
 */
export function mayHaveCart(cookies = document.cookie): boolean {
  return readCookie(cookies, 'hasCart') === 'true' || isSignedIn(cookies)
}

/** Whether this browser has opened the link that shows a customer their own prices. */
export const hasOwnPrices = (cookies = document.cookie): boolean => readCookie(cookies, 'hasGroup') === 'true'

function isSignedIn(cookies: string): boolean {
  const value = readCookie(cookies, 'SiteUserInfo')
  if (value === undefined) return false
  try {
    return (JSON.parse(value) as { authenticated?: unknown } | null)?.authenticated === true
  } catch (error) {
    // An unreadable cookie is logged and treated as no user.
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
