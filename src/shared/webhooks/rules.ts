/** Shown where a webhook's URL would send submissions unencrypted. */
export const HTTPS_NEEDED = 'Enter a URL that starts with https://.'

/** Whether submissions can be posted to a URL: only over https. */
export const isWebhookUrl = (url: string): boolean => /^https:\/\/[^\s/]/i.test(url) && URL.canParse(url)
