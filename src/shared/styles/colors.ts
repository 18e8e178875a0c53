type Rgb = readonly [red: number, green: number, blue: number]

/** A color by the value of each of its three channels. */
const rgb = (channel: (index: 0 | 1 | 2) => number): Rgb => [channel(0), channel(1), channel(2)]

const AA_TEXT = 4.5

/** Contrast of two colors according to WCAG 2.2, from 1 to 21. Colors are `#` and six hexadecimal digits. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** A mix of two colors with this share of the first: `mix('#000000', '#ffffff', 0.25)` is a light grey. */
export function mix(color: string, background: string, share: number): string {
  const [over, under] = [parse(color), parse(background)]
  return print(rgb((index) => over[index] * share + under[index] * (1 - share)))
}

/** The color, changed towards black or white only as far as necessary for this contrast with all backgrounds. */
export function readable(color: string, backgrounds: readonly string[], ratio = AA_TEXT): string {
  const passes = (candidate: string) => backgrounds.every((background) => contrast(candidate, background) >= ratio)
  for (let step = 0; step <= 20; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mix(end, color, step / 20)
      if (passes(candidate)) return candidate
    }
  }
  return contrast('#000000', backgrounds[0]!) > contrast('#ffffff', backgrounds[0]!) ? '#000000' : '#ffffff'
}

function parse(color: string): Rgb {
  return rgb((index) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16))
}

function print(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** The luminance of a color according to WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const parts = parse(color)
  const [red, green, blue] = rgb((index) => {
    const share = parts[index] / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
