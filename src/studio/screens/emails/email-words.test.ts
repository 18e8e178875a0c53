import { expect, test } from 'vitest'
import { kindInWords } from './email-words.ts'

test.each([
  ['order-ready', 'Ready for pickup'],
  ['order-shipped', 'Order shipped'],
  ['some-other-kind', 'Some other kind'],
  ['constructor', 'Constructor'],
  ['', 'Email'],
])('the kind %j reads %j', (kind, words) => expect(kindInWords(kind)).toBe(words))
