import { expect, test } from 'vitest'
import { timeIn, withTime } from './follow-frame.ts'

test.each([
  ['YouTube', '{"event":"infoDelivery","info":{"currentTime":12.5,"duration":200}}', { seconds: 12.5, duration: 200 }],
  ['YouTube, at first', '{"event":"initialDelivery","info":{"duration":200}}', { seconds: null, duration: 200 }],
  ['Vimeo', { event: 'timeupdate', data: { seconds: 3, duration: 60, percent: 0.05 } }, { seconds: 3, duration: 60 }],
  ['Vimeo, as a text', '{"event":"timeupdate","data":{"seconds":3,"duration":60}}', { seconds: 3, duration: 60 }],
  ['a player without numbers', '{"event":"infoDelivery","info":{"volume":100}}', { seconds: null, duration: null }],
  ['a player that sends texts', '{"event":"timeupdate","data":{"seconds":"3"}}', { seconds: null, duration: null }],
])('the time in a message of %s', (_, message, time) => {
  expect(timeIn(message)).toEqual(time)
})

test.each([['{'], ['null'], [null], [undefined], [7], ['{"event":"onReady"}'], [{ event: 'ready' }]])(
  'no time is in %j',
  (message) => {
    expect(timeIn(message)).toBeNull()
  },
)

test.each([
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&enablejsapi=1&start=61',
  ],
  [
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=61s',
  ],
])('%s goes on where it was left', (address, later) => {
  expect(withTime(address, 61.9)).toBe(later)
  expect(withTime(address, 0)).not.toMatch(/start|#/)
})
