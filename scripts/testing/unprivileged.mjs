import { readFileSync } from 'node:fs'

/**
 * The user for a program that refuses to run as root. Empty when we are not root.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  return { uid: 65534, gid: 65534 }
}
