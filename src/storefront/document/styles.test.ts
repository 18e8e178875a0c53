import { describe, expect, test } from 'vitest'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { fontStyles } from './fonts.ts'
import { styleText } from './styles.ts'

describe('styles of a page', () => {
  test('hold each sheet once, in order', () => {
    const once = styleText(['document/base', 'document/footer'])
    expect(styleText(['document/base', 'document/footer', 'document/base'])).toBe(once)
    expect(once.indexOf('box-sizing')).toBeLessThan(once.indexOf('.site-footer'))
  })

  test('name a sheet that is not there', () => {
    expect(() => styleText(['screens/nothing'])).toThrow('There is no style sheet screens/nothing.css')
  })

  test('send fonts from the site itself, shown at once in a fallback font', () => {
    const text = styleText(fontStyles(defaultStyles))
    expect(text).toMatch(/url\(["']?\/[^)]*fraunces-basic/)
    expect(text).not.toContain('https://')
    expect(text.match(/@font-face/g)).toHaveLength(8)
    expect(text.match(/font-display: ?swap/g)).toHaveLength(6)
  })
})
