import { type Coordinates, readCoordinates } from '#shared/pages/blocks/map.ts'

interface Place {
  readonly name: string
  readonly address: string
  readonly coordinates: string
  readonly zoom: number
}

const HOST = 'https://www.openstreetmap.org'

/** The page of a place on OpenStreetMap: its coordinates, or a search for its address. */
export function mapHref({ name, address, coordinates, zoom }: Place): string {
  const place = readCoordinates(coordinates)
  if (place)
    return `${HOST}/?mlat=${place.latitude}&mlon=${place.longitude}#map=${zoom}/${place.latitude}/${place.longitude}`
  const words = address === '' ? name : address.split('\n').join(', ')
  return `${HOST}/search?query=${encodeURIComponent(words)}`
}

/** The interactive map of a place, for a frame; null without coordinates. */
export function mapFrame({ coordinates, zoom }: Place): string | null {
  const place = readCoordinates(coordinates)
  if (!place) return null
  return `${HOST}/export/embed.html?bbox=${boxAround(place, zoom).join('%2C')}&layer=mapnik&marker=${place.latitude}%2C${place.longitude}`
}

/** West, south, east and north of the part that is shown, about 800 by 400 pixels large. */
function boxAround({ latitude, longitude }: Coordinates, zoom: number): number[] {
  const width = (360 / 2 ** zoom) * (800 / 256)
  const height = (width / 2) * Math.cos((latitude * Math.PI) / 180)
  return [longitude - width / 2, latitude - height / 2, longitude + width / 2, latitude + height / 2].map(
    (degrees) => Math.round(degrees * 1e5) / 1e5,
  )
}
