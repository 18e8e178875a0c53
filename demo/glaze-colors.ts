/** The shop's glazes and the colors of their swatches. */
export const glazeColors: Readonly<Record<string, string>> = {
  'Harbor dip': '#56778c',
  Bone: '#e6dfd2',
  Celadon: '#a9c4b0',
  Tenmoku: '#3d2118',
  Chalk: '#f3f1ec',
  Iron: '#33302e',
  Rose: '#d9a898',
  Sea: '#557f86',
}
