type Rgb = readonly [red: number, green: number, blue: number]

const AA_TEXT = 4.5

/** Contrast of two colors according to WCAG 2.2, from 1 to 21. Colors are `#` and six hexadecimal digits. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** A mix of two colors with this share of the first: `mix('#000000', '#ffffff', 0.25)` is a light grey. */
export function mix(color: string, ground: string, share: number): string {
  const [over, under] = [parse(color), parse(ground)]
  return print([0, 1, 2].map((index) => over[index]! * share + under[index]! * (1 - share)) as unknown as Rgb)
}

/** The color, changed towards black or white only as far as necessary for this contrast with all backgrounds. */
export function readable(color: string, grounds: readonly string[], ratio = AA_TEXT): string {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  for (let step = 0; step <= 20; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mix(end, color, step / 20)
      if (passes(candidate)) return candidate
    }
  }
  return contrast('#000000', grounds[0]!) > contrast('#ffffff', grounds[0]!) ? '#000000' : '#ffffff'
}

function parse(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb
}

function print(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** The luminance of a color according to WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = parse(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
