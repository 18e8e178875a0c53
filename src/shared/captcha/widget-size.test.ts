import { expect, test } from 'vitest'
import { captchaSize } from './widget-size.ts'

test.each([
  [200, 'compact'],
  [319.99, 'compact'],
  [320, 'normal'],
  [700, 'normal'],
] as const)('in a container of %f px the widget is %s', (pixels, size) => {
  expect(captchaSize(pixels)).toBe(size)
})
