import { type AspectRatio, aspectRatioNames, aspectRatios } from '#shared/pictures/aspect-ratios.ts'

const names: Readonly<Record<AspectRatio, string>> = {
  square: 'Square',
  standard: 'Standard',
  'standard-vertical': 'Standard, vertical',
  'four-three': 'Four three',
  'three-four-vertical': 'Three four, vertical',
  widescreen: 'Widescreen',
  'anamorphic-widescreen': 'Anamorphic widescreen',
}

/** The shapes that images are cropped to, as owners choose them: 'Widescreen (16:9)'. */
export const aspectRatioChoices = aspectRatioNames.map((value) => {
  const { width, height } = aspectRatios[value]
  return { value, label: `${names[value]} (${width}:${height})` }
})
