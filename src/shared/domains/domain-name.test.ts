import { expect, test } from 'vitest'
import { readDomain } from './domain-name.ts'

test.each([
  ['shop.example', 'shop.example'],
  [' https://WWW.Shop.example/about?x=1 ', 'www.shop.example'],
  ['shop.example:8080', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['töpferei.example', 'xn--tpferei-90a.example'],
  ['shop.online', 'shop.online'],
  ['shop', null],
  ['localhost', null],
  ['first.localhost', null],
  ['192.0.2.7', null],
  ['[::1]', null],
  ['-shop.example', null],
  ['shop..example', null],
  ['shop_one.example', null],
  ['user@shop.example', null],
  [`${'a'.repeat(64)}.example`, null],
  ['', null],
  ["' or 1=1 --", null],
])('%j is the domain %j', (entered, host) => {
  expect(readDomain(entered)).toBe(host)
})
