import { expect, test } from 'vitest'
import { videoAddressSchema } from './video-address.ts'
import { embedOf, readVideoLink, videoFrame } from './video-link.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e'],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e',
  ],
  ['http://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['  youtu.be/dQw4w9WgXcQ\n', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
])('%s is played by %s', (link, frame) => {
  expect(videoFrame(readVideoLink(link)!)).toBe(frame)
})

test.each([
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/@tidemill',
  'https://vimeo.com/channels/staffpicks',
  'youtube.com',
  'see vimeo.com/76979871',
  'data:vimeo.com/76979871',
  'javascript:alert(1)',
  '',
])('%j is no video', (link) => {
  expect(readVideoLink(link)).toBeNull()
})

test.each([
  [' https://youtu.be/dQw4w9WgXcQ?t=9 ', 'https://youtu.be/dQw4w9WgXcQ?t=9'],
  ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['//player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['tidemill.example/film', 'tidemill.example/film'],
  ['', ''],
])('%j is stored as %j', (written, stored) => {
  expect(videoAddressSchema.parse(written)).toBe(stored)
})

test('the HTML of a player does not play by itself, and its title is a text', () => {
  const { html, providerName } = embedOf(readVideoLink('https://youtu.be/dQw4w9WgXcQ')!, '"><script>alert(1)</script>')
  expect(providerName).toBe('YouTube')
  expect(html).toBe(
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" allow="fullscreen; encrypted-media"></iframe>',
  )
})
