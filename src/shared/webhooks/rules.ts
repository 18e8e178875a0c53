/** Said where a webhook's URL would carry responses in the clear. */
export const HTTPS_NEEDED = 'Enter a URL that starts with https://.'

/** Whether responses may be posted to a URL: only encrypted. */
export const isWebhookUrl = (url: string): boolean => /^https:\/\/[^\s/]/i.test(url) && URL.canParse(url)
