import { describe, expect, test } from 'vitest'
import { onOneLine, singleLine } from './schema.ts'

describe('a text on one line', () => {
  const name = singleLine(12, 1)

  test.each(['Ada', 'Ada Byron', 'Zoë', '山田 太郎', 'R2-D2', "O'Hara", '🏺 vase'])('takes %j', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  test('leaves out spaces and ends of lines around it', () => {
    expect(name.parse(' Ada\r\n')).toBe('Ada')
  })

  test.each(['A\nB', 'A\rB', 'A\r\nBcc: x', 'A\tB', 'A\u0000B', 'A\u001bB', 'A\u007fB', 'A\u0085B', 'A\u2028B'])(
    'refuses %j',
    (text) => {
      expect(name.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([
        'Use one line, without control characters.',
      ])
    },
  )

  test.each(['', ' \n ', 'more than twelve'])('keeps to its lengths: %j', (text) => {
    expect(name.safeParse(text).success).toBe(false)
  })
})

test('what comes from a file is brought onto one line', () => {
  expect(onOneLine(' Wide\r\n  Bowl\u2028(bone)\t')).toBe('Wide Bowl (bone)')
})
