import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

export const folder = 'src/storefront/document/fonts'

/** The letters of each file, as ranges. */
export const ranges = {
  /** The characters of English texts: nearly every page needs only these. */
  basic:
    'U+20-7E U+A0 U+A3 U+A9 U+AB U+AE U+B0 U+B7 U+BB U+D7 U+2013-2014 U+2018-201A U+201C-201E U+2022 U+2026 U+20AC U+2122 U+2212',
  /** The rest of Fontsource's Latin subset, and its extended one. */
  latin:
    'U+A1-FF U+131 U+152-153 U+2BB-2BC U+2C6 U+2DA U+2DC U+304 U+308 U+329 U+2000-206F U+2191 U+2193 U+2215 U+FEFF U+FFFD',
  'latin-ext':
    'U+100-2BA U+2BD-2C5 U+2C7-2CC U+2CE-2D7 U+2DD-2FF U+1D00-1DBF U+1E00-1E9F U+1EF2-1EFF U+2020 U+20A0-20AB U+20AD-20C0 U+2113 U+2C60-2C7F U+A720-A7FF',
}
const basic = charactersOf(ranges.basic)
const latin = charactersOf(ranges.latin).filter((one) => !basic.includes(one))
const latinExt = charactersOf(ranges['latin-ext'])

const shaping = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn']
/** `fallback`: the local fonts that have its measures when they are scaled so, in percent. */
export const typefaces = [
  {
    name: 'inter',
    title: 'Inter',
    fallback: { kind: 'sans', size: 107, ascent: 90.5, descent: 22.5 },
    source: '@fontsource-variable/inter',
    axis: 'wght',
    // Tabular figures for prices and tables, and the two glyph variants that `base.css` uses.
    features: [...shaping, 'cv11', 'ss03', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'fraunces',
    title: 'Fraunces',
    fallback: { kind: 'serif', size: 110, ascent: 88.9, descent: 23.2 },
    source: '@fontsource-variable/fraunces',
    axis: 'opsz',
    features: shaping,
    // Headings have one weight, at which thin strokes are visible. Their optical size follows the font size, which
    // gives them their character.
    axes: { wght: 430 },
  },
  // Those that owners choose: upright, in the weights of text and headings.
  ...[
    ['instrument-sans', 'Instrument Sans', { kind: 'sans', size: 102, ascent: 95.1, descent: 24.5 }],
    ['dm-sans', 'DM Sans', { kind: 'sans', size: 104, ascent: 95.2, descent: 29.8 }],
    ['manrope', 'Manrope', { kind: 'sans', size: 102, ascent: 104.9, descent: 29.4 }],
    ['figtree', 'Figtree', { kind: 'sans', size: 100, ascent: 95, descent: 25 }],
    ['jost', 'Jost', { kind: 'sans', size: 96, ascent: 111.5, descent: 39.6 }],
    ['space-grotesk', 'Space Grotesk', { kind: 'sans', size: 109, ascent: 89.9, descent: 26.6 }],
    ['bricolage-grotesque', 'Bricolage Grotesque', { kind: 'sans', size: 106, ascent: 87.7, descent: 25.5 }],
    ['syne', 'Syne', { kind: 'sans', size: 98, ascent: 94.9, descent: 28.6 }],
    ['source-serif-4', 'Source Serif 4', { kind: 'serif', size: 117, ascent: 88.9, descent: 29.1 }],
    ['lora', 'Lora', { kind: 'serif', size: 115, ascent: 87.8, descent: 23.5 }],
    ['newsreader', 'Newsreader', { kind: 'serif', size: 105, ascent: 70.5, descent: 25.7 }],
    ['eb-garamond', 'EB Garamond', { kind: 'serif', size: 94, ascent: 107.4, descent: 31.9 }],
    ['playfair-display', 'Playfair Display', { kind: 'serif', size: 111, ascent: 97.3, descent: 22.5 }],
  ].map(([name, title, fallback]) => ({
    name,
    title,
    fallback,
    source: `@fontsource-variable/${name}`,
    axis: 'wght',
    features: [...shaping, 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
  })),
]

/** The font files of the storefront: glyphs, features and axes of each. */
export function fonts() {
  return typefaces.flatMap(({ name, source, axis, features, axes }) =>
    [
      { subset: 'basic', from: 'latin', characters: basic },
      { subset: 'latin', from: 'latin', characters: latin },
      { subset: 'latin-ext', from: 'latin-ext', characters: latinExt },
    ].map(({ subset, from, characters }) => ({
      file: `${name}-${subset}.woff2`,
      source: `${source}/files/${name}-${from}-${axis}-normal.woff2`,
      text: String.fromCodePoint(...characters),
      features,
      axes,
    })),
  )
}

/** The inputs of the files: one hash for each, of its source and its plan. */
export function madeFrom() {
  return Object.fromEntries(
    fonts().map(({ file, source, ...plan }) => {
      const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules', source)))
      return [file, hash.update(JSON.stringify(plan)).digest('base64url').slice(0, 16)]
    }),
  )
}

function charactersOf(text) {
  return text.split(' ').flatMap((range) => {
    const [from, to = from] = range.slice(2).split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
}
