/** Shown where a webhook's URL would send submissions unencrypted, or where everyone who sees it could sign in with it. */
export const HTTPS_NEEDED = 'Enter a URL that starts with https:// and has no password in it.'

/** Whether submissions can be posted to a URL: only over https, and without a user name or password, which is not sent. */
export function isWebhookUrl(url: string): boolean {
  if (!/^https:\/\/[^\s/]/i.test(url) || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}
