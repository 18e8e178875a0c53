import { expect, test } from 'vitest'
import { isWebhookUrl } from './rules.ts'

test.each([
  ['https://example.com/hook', true],
  ['HTTPS://example.com/hook?key=1', true],
  ['https://example.com:8443/@someone', true],
  ['http://example.com/hook', false],
  ['https://', false],
  ['https:///hook', false],
  ['https://exa mple.com', false],
  ['https://nora@example.com/hook', false],
  ['https://nora:secret@example.com/hook', false],
  ['https://:secret@example.com/hook', false],
])('whether events are sent to %s: %s', (url, isSent) => {
  expect(isWebhookUrl(url)).toBe(isSent)
})
