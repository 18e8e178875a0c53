import { expect, test } from 'vitest'
import { pageTypes } from '#shared/pages/codes.ts'
import { readHit } from './hit.ts'
import { deviceOf, isRecordedPage, viewedPath } from './rules.ts'
import { sourceOf } from './sources.ts'

const HOST = 'shop.example.com:3000'

test.each([
  ['/', '/'],
  ['/shop/', '/shop'],
  ['/shop?key=secret#top', '/shop'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['http://shop.example.com:3000/shop', '/shop'],
  ['https://shop.example.com:3000/shop', '/shop'],
  ['/order/0190c0de-0000-7000-8000-000000000000', '/order/…'],
  ['/newsletter/nora@example.com', '/newsletter/…'],
  ['/configuration', '/configuration'],
  ['https://evil.example/shop', null],
  ['//evil.example/shop', null],
  ['javascript:alert(1)', null],
  ['http://', null],
  ['/%ff', null],
  ['/config', null],
  ['/config/orders', null],
  ['/search', null],
  ['/api/owner/orders', null],
  [`/${'x'.repeat(299)}`, `/${'x'.repeat(299)}`],
  [`/${'x'.repeat(301)}`, `/${'x'.repeat(298)}…`],
  [`/${'%C3%A9'.repeat(60)}`, `/${'%C3%A9'.repeat(49)}…`],
  [`/x${'%F0%9F%8F%BA'.repeat(30)}`, `/x${'%F0%9F%8F%BA'.repeat(24)}…`],
])('a view of %s is counted for %s', (address, path) => {
  expect(viewedPath(address, HOST)).toBe(path)
})

test('errors, locks, the search and popups are no views', () => {
  const names = Object.entries(pageTypes).flatMap(([name, type]) => (isRecordedPage(type) ? [] : [name]))
  expect(names).toEqual(['notFound', 'error', 'search', 'lockScreen', 'popupOverlay', 'memberAreaAccessDenied'])
})

test.each([
  ['', '', 'direct', '', ''],
  ['https://shop.example.com/about', '', 'direct', '', ''],
  ['https://www.google.co.uk/', '', 'search', 'google.co.uk', ''],
  ['https://duckduckgo.com/?q=mugs', '', 'search', 'duckduckgo.com', ''],
  ['https://l.facebook.com/l.php?u=x', '', 'social', 'l.facebook.com', ''],
  ['https://t.co/abc', '', 'social', 't.co', ''],
  ['https://www.the-paper.example/best-mugs?id=5', '', 'link', 'the-paper.example', ''],
  ['https://notgoogle.com.evil.example/', '', 'link', 'notgoogle.com.evil.example', ''],
  ['', '?utm_source=news&utm_medium=email&utm_campaign=May', 'campaign', 'news', 'May'],
  ['https://www.google.com/', '?utm_campaign=May', 'campaign', 'google.com', 'May'],
  ['', '?gclid=abc', 'campaign', '', ''],
  ['', '?utm_campaign=nora@example.com', 'direct', '', ''],
  ['javascript:alert(1)', '', 'direct', '', ''],
  ['not a url', '?utm_source=a%00b%0Ac', 'campaign', 'a b c', ''],
])('from %s with %s is %s (%s, %s)', (referrer, query, channel, source, campaign) => {
  expect(sourceOf(referrer, query, ['shop.example.com'])).toEqual({ channel, source, campaign })
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'desktop'],
  ['', 'desktop'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each([
  ['a form', new URLSearchParams({ event: '1', data: '{"url":"/"}', ss_cvr: '' }).toString()],
  ['JSON', '{"event":1,"data":{"url":"/"},"ss_cvr":""}'],
  ['fields', { event: 1, data: '{"url":"/"}', ss_cvr: '' }],
])('a hit is read from %s', (_, body) => {
  expect(readHit(body)).toEqual({ event: '1', data: { url: '/' }, ss_cvr: '' })
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no event', { data: '{"url":"/"}' }],
  ['an empty event', { event: ' ', data: '{"url":"/"}' }],
  ['no data', { event: 'View' }],
  ['data that is cut', { event: 'View', data: '{"url":"/' }],
  ['data without a URL', { event: 'View', data: '{"title":"x"}' }],
  ['a time that is none', { event: 'page-time', data: '{"url":"/","seconds":-1}' }],
  ['a visitor id that is none', { event: 'View', data: '{"url":"/"}', ss_cvr: 'x'.repeat(201) }],
])('%s is no hit', (_, body) => {
  expect(readHit(body)).toBeNull()
})
