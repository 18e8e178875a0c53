/** What the site knows of a typeface that it hosts itself. */
interface TypefaceFacts {
  readonly name: string
  readonly kind: 'serif' | 'sans'
  /** The lightest and the heaviest weight that its files have. */
  readonly weights: readonly [least: number, most: number]
}

const facts = {
  fraunces: { name: 'Fraunces', kind: 'serif', weights: [430, 430] },
  inter: { name: 'Inter', kind: 'sans', weights: [400, 700] },
  'instrument-sans': { name: 'Instrument Sans', kind: 'sans', weights: [400, 700] },
  'dm-sans': { name: 'DM Sans', kind: 'sans', weights: [400, 700] },
  manrope: { name: 'Manrope', kind: 'sans', weights: [400, 700] },
  figtree: { name: 'Figtree', kind: 'sans', weights: [400, 700] },
  jost: { name: 'Jost', kind: 'sans', weights: [400, 700] },
  'space-grotesk': { name: 'Space Grotesk', kind: 'sans', weights: [400, 700] },
  'bricolage-grotesque': { name: 'Bricolage Grotesque', kind: 'sans', weights: [400, 700] },
  syne: { name: 'Syne', kind: 'sans', weights: [400, 700] },
  'source-serif-4': { name: 'Source Serif 4', kind: 'serif', weights: [400, 700] },
  lora: { name: 'Lora', kind: 'serif', weights: [400, 700] },
  newsreader: { name: 'Newsreader', kind: 'serif', weights: [400, 700] },
  'eb-garamond': { name: 'EB Garamond', kind: 'serif', weights: [400, 700] },
  'playfair-display': { name: 'Playfair Display', kind: 'serif', weights: [400, 700] },
  system: { name: 'System font', kind: 'sans', weights: [400, 700] },
} as const satisfies Record<string, TypefaceFacts>

/** Typefaces that the site hosts itself; `system` loads nothing. */
export type Typeface = keyof typeof facts
export const typefaces = Object.keys(facts) as [Typeface, ...Typeface[]]

export const typefaceFacts = (typeface: Typeface): TypefaceFacts => facts[typeface]

/** The weight of a typeface that is nearest to one that is wanted. */
export function weightOf(typeface: Typeface, wanted: number): number {
  const [least, most] = facts[typeface].weights
  return Math.min(most, Math.max(least, wanted))
}

/** Typefaces for headings and text that go together. */
export const typePairs: readonly { readonly headings: Typeface; readonly text: Typeface }[] = [
  { headings: 'fraunces', text: 'inter' },
  { headings: 'playfair-display', text: 'source-serif-4' },
  { headings: 'instrument-sans', text: 'instrument-sans' },
  { headings: 'newsreader', text: 'newsreader' },
  { headings: 'bricolage-grotesque', text: 'figtree' },
  { headings: 'space-grotesk', text: 'inter' },
  { headings: 'eb-garamond', text: 'jost' },
  { headings: 'syne', text: 'dm-sans' },
  { headings: 'manrope', text: 'manrope' },
  { headings: 'lora', text: 'figtree' },
]
