import { buildStyles, defaultPalette } from './build-styles.ts'
import type { SiteStyles } from './schema.ts'

/** Complete looks that an owner can start from; a site's content stays as it is. */
export const styleSets: readonly { readonly name: string; readonly styles: SiteStyles }[] = [
  { name: 'Kiln', styles: buildStyles(defaultPalette) },
  {
    name: 'Gallery',
    styles: buildStyles(
      { background: '#ffffff', surface: '#ffffff', text: '#111111', accent: '#111111', support: '#d9d9d6' },
      {
        type: { headings: 'instrument-sans', text: 'instrument-sans', headingWeight: 500, headingSpacing: -25 },
        ...{ spacing: { width: 96, section: 120 }, buttons: { shape: 'square', fill: 'outline' } },
        ...{ forms: { style: 'underline', radius: 0 }, images: { radius: 0 } },
      },
    ),
  },
  {
    name: 'Trattoria',
    styles: buildStyles(
      { background: '#fbf6ec', surface: '#ffffff', text: '#2a1a14', accent: '#9c2f1f', support: '#c9a24f' },
      {
        type: {
          headings: 'playfair-display',
          text: 'source-serif-4',
          scale: 112,
          headingWeight: 500,
          headingSpacing: -5,
        },
        ...{ buttons: { shape: 'square' }, forms: { radius: 2 }, images: { radius: 0 } },
      },
    ),
  },
  {
    name: 'Journal',
    styles: buildStyles(
      { background: '#fcfbf8', surface: '#ffffff', text: '#1f2328', accent: '#2c5d8f', support: '#b9c4cc' },
      {
        type: {
          headings: 'newsreader',
          text: 'newsreader',
          size: 106,
          scale: 92,
          headingWeight: 500,
          headingSpacing: -10,
        },
        ...{ spacing: { width: 72, section: 80 }, buttons: { shape: 'rounded' }, forms: { radius: 6 } },
      },
    ),
  },
  {
    name: 'Workshop',
    styles: buildStyles(
      { background: '#f3f1ff', surface: '#ffffff', text: '#1c1836', accent: '#5a3ff0', support: '#ffb454' },
      {
        type: { headings: 'bricolage-grotesque', text: 'figtree', headingWeight: 700, headingSpacing: -20 },
        ...{ buttons: { shape: 'rounded' }, forms: { radius: 12 }, images: { radius: 18 } },
      },
    ),
  },
  {
    name: 'Midnight',
    styles: buildStyles(
      { background: '#12141a', surface: '#1b1e27', text: '#eef0f4', accent: '#c6f24e', support: '#4a5268' },
      {
        type: { headings: 'syne', text: 'dm-sans', scale: 108, headingWeight: 700, headingSpacing: -15 },
        ...{ buttons: { shape: 'pill', padding: 'large' }, forms: { radius: 14 }, images: { radius: 12 } },
      },
    ),
  },
  {
    name: 'Orchard',
    styles: buildStyles(
      { background: '#f4f6ee', surface: '#fcfdf8', text: '#20301f', accent: '#3f6b3a', support: '#d9b48f' },
      {
        type: { headings: 'eb-garamond', text: 'jost', scale: 116, headingWeight: 500, headingSpacing: 0 },
        ...{ buttons: { shape: 'pill', fill: 'outline' }, forms: { radius: 8 }, images: { radius: 28 } },
      },
    ),
  },
  {
    name: 'Signal',
    styles: buildStyles(
      { background: '#ffffff', surface: '#f5f7fa', text: '#0b1526', accent: '#0b5fff', support: '#c3d3ea' },
      {
        type: {
          headings: 'space-grotesk',
          text: 'inter',
          headingWeight: 600,
          headingCase: 'upper',
          headingSpacing: 10,
          scale: 84,
        },
        ...{ buttons: { shape: 'square' }, forms: { radius: 2 }, images: { radius: 2 } },
      },
    ),
  },
]
