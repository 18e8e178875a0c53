import { z } from 'zod'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none } from './define-block.ts'

/** Where a place is: its address, a picture of the map, and the way to a map elsewhere. */
export const mapBlock = defineBlock({
  settings: z.strictObject({
    name: singleLine(120).default(''),
    /** As on an envelope, in lines. */
    address: z.string().trim().max(500).default(''),
    /** Latitude and longitude: '44.1852, -69.0761'; empty where the address is enough. */
    coordinates: z
      .string()
      .refine((text) => text === '' || readCoordinates(text) !== null)
      .default(''),
    /** Of the interactive map. */
    zoom: z.int().min(3).max(19).default(15),
    /** A map that the owner uploads. */
    picture: pictureSchema.nullable().default(null),
  }),
  number: blockTypes.map,
  htmlFields: [],
  words: ({ name, address, picture }) => `${name} ${address} ${picture?.altText ?? ''}`,
  forms: none,
  pictures: ({ picture }) => (picture ? [picture] : []),
  fills: no,
  isEmpty: ({ name, address, coordinates }) => name === '' && address === '' && coordinates === '',
})

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Reads 'latitude, longitude' in degrees; null for other texts and places outside of the Earth. */
export function readCoordinates(text: string): Coordinates | null {
  const found = /^\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*[,;]\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/.exec(text)
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
