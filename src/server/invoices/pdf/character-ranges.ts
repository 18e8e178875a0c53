/** The first and the last of some characters, by their numbers. */
export type CharacterRange = readonly [number, number]

/** The ranges of a font's file, as its package lists them: 'U+0-FF,U+131'. */
export const rangesOf = (text: string): CharacterRange[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

export const isIn = (ranges: readonly CharacterRange[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to)
