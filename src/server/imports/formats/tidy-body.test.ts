import { expect, test } from 'vitest'
import { cleanBody } from '#server/html/clean-body.ts'
import { factsOfBody, withoutLostPictures, withSafePictures } from './tidy-body.ts'

test.each([
  ['<img src=x>'],
  ['<img src="images/mug.jpg" alt="A mug">'],
  ['<img src="/old/mug.jpg">'],
  ['<img src="data:image/png;base64,AAAA">'],
  ['<img data-src="https://old.example/mug.jpg" src="x">'],
  ["<img src='javascript:alert(1)' />"],
])('an image that can’t be downloaded is left out and reported: %s', (image) => {
  const html = `<p>Before ${image}after</p>`
  expect(cleanBody(withoutLostPictures(html))).toBe('<p>Before after</p>')
  expect(factsOfBody(html)).toEqual(['body-pictures'])
})

test('an image without any URL is left out', () => {
  expect(withoutLostPictures('<p>Before <img alt="A mug">after</p>')).toBe('<p>Before after</p>')
})

test.each([
  ['<img src="https://old.example/mug.jpg">'],
  ['<img alt="1" src=http://old.example/mug.jpg>'],
  ["<img src='//old.example/mug.jpg'>"],
  ['<img src="/media/0190f5a2-0000-7000-8000-000000000001/mug.jpg">'],
])('an image that can be downloaded, or is in this shop, stays: %s', (image) => {
  const safe = withSafePictures(`<p>${image}</p>`)
  expect(withoutLostPictures(safe)).toBe(safe)
  expect(factsOfBody(safe)).toEqual([])
})
