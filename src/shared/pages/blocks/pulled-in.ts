import { z } from 'zod'

/**
 * A whole number within a range. One outside is pulled to the nearest that is allowed, and what is no number becomes
 * the default: a setting from an import or another program never makes a page unreadable. A codec, because replies are
 * encoded: a transform has no way back.
 */
export const numberWithin = (least: number, most: number, first: number) =>
  z
    .codec(z.unknown(), z.int().min(least).max(most), {
      decode: (value) => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
        return typeof number !== 'number' || Number.isNaN(number)
          ? first
          : Math.round(Math.min(most, Math.max(least, number)))
      },
      encode: (number) => number,
    })
    .default(first)

/** One of some words; any other value becomes the default, which is the first of them unless another one is named. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  first: Words[number] = words[0],
) =>
  z
    .codec(z.unknown(), z.enum(words), {
      decode: (value) => (words.includes(value as string) ? value : first) as never,
      encode: (word) => word,
    })
    .default(first as never)
