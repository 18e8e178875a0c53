/** A color that was typed, or why it is none. */
export type ReadColor = { readonly color: string } | { readonly problem: string }

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const HSL = /^hsla?\(([^)]*)\)?$/i
const NUMBER = /^(-?\d{1,4}(?:\.\d{1,6})?)(deg|%)?$/

/**
 * Reads a color as people write and copy it: three or six hexadecimal digits, or `hsl(24, 60%, 40%)`. A hue outside of 0
 * to 360 and shares outside of 0 to 1 are pulled in.
 * @returns the color as `#` and six digits in small letters
 */
export function readColor(text: string): ReadColor {
  const [, digits] = HEX.exec(text.trim()) ?? []
  if (digits) return { color: `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase() }
  const [, inside] = HSL.exec(text.trim()) ?? []
  if (inside === undefined) return { problem: 'Enter # and three or six hexadecimal digits.' }
  // An opacity is left out: what is behind a color is not known here.
  const [hue, saturation, lightness] = inside.split(/[\s,/]+/).filter(Boolean)
  const parts = [shareOf(hue, 360), shareOf(saturation, 1), shareOf(lightness, 1)]
  const [h, s, l] = parts
  if (h == null || s == null || l == null) return { problem: 'Missing an H/S/L value.' }
  return { color: fromHsl(h, s, l) }
}

/** A number within 0 and its most; '60%' is a share of 1. Null for what is none. */
function shareOf(text: string | undefined, most: number): number | null {
  const [, digits, unit] = NUMBER.exec(text ?? '') ?? []
  if (digits === undefined) return null
  return Math.min(most, Math.max(0, unit === '%' ? (Number(digits) / 100) * most : Number(digits)))
}

/** @param hue 0 to 360; the others 0 to 1 */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const share = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
