import { expect, test } from 'vitest'
import { isMoving, percentOf, shortUrl } from './import-words.ts'

const still = { waiting: 0, done: 3, failed: 1 }

test('looks again while the server is at work, pictures included', () => {
  expect(isMoving({ state: 'running', pictures: still })).toBe(true)
  expect(isMoving({ state: 'done', pictures: { ...still, waiting: 1 } })).toBe(true)
  expect(isMoving({ state: 'done', pictures: still })).toBe(false)
  expect(isMoving({ state: 'checked', pictures: { ...still, waiting: 9 } })).toBe(false)
})

test('says how far it is, and nothing where nothing runs', () => {
  expect(percentOf({ state: 'running', position: 30, total: 120 })).toBe(25)
  expect(percentOf({ state: 'checking', position: 0, total: 0 })).toBe(0)
  expect(percentOf({ state: 'done', position: 120, total: 120 })).toBeNull()
})

test('shortens the long URLs of picture servers, and no others', () => {
  expect(shortUrl('https://shop.example/mug.jpg')).toBe('https://shop.example/mug.jpg')
  expect(shortUrl(`https://cdn.example/${'a/'.repeat(60)}mug.jpg?v=1`)).toBe('cdn.example/…/mug.jpg')
})
