import { expect, test } from 'vitest'
import { nameOfLink, networkOf } from './network-of.ts'

test.each([
  ['https://www.instagram.com/tidemill', 'Instagram'],
  ['https://music.apple.com/us/artist/1', 'Apple Music'],
  ['https://tidemill.bandcamp.com', 'Bandcamp'],
  ['https://twitter.com/tidemill', 'X'],
])('%s leads to %s', (href, name) => {
  expect(networkOf(href)?.name).toBe(name)
})

test.each([
  ['https://notinstagram.com/', 'notinstagram.com'],
  ['https://instagram.com.example/', 'instagram.com.example'],
  ['mailto:hello@tidemill.example', 'Email'],
  ['tel:+12075550100', 'Phone'],
  ['/about', '/about'],
])('%s is no network and is called %s', (href, name) => {
  expect(networkOf(href)).toBeNull()
  expect(nameOfLink(href)).toBe(name)
})
