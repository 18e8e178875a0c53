const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const LONGEST = 253

/**
 * The host in what an owner enters, as it is stored: in lower case and in ASCII, without scheme, port and path.
 * @returns null when it is no name that a site can have: an IP address, a single word, or a name of the machine itself
 */
export function readDomain(entered: string): string | null {
  const text = entered.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url?.username !== '') return null
  const host = url.hostname.replace(/\.$/, '')
  const labels = host.split('.')
  if (host.length > LONGEST || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  const last = labels.at(-1)!
  return /^\d/.test(last) || last === 'localhost' ? null : host
}
