import { MapPin } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const mapFacts: BlockFacts<'map'> = {
  name: 'Map',
  group: 'media',
  keywords: 'address location place directions openstreetmap',
  icon: MapPin,
  columns: 8,
  first: { name: '', address: '', coordinates: '', zoom: 15, picture: null },
  emptyText: 'Enter an address or coordinates in the panel.',
  fields: [
    { name: 'name', label: 'Name', input: { kind: 'line', most: 120 } },
    { name: 'address', label: 'Address', input: { kind: 'lines', most: 500 } },
    {
      name: 'coordinates',
      label: 'Coordinates',
      description: 'Latitude and longitude, such as 44.1852, -69.0761. With them, visitors can open a map in the page.',
      input: { kind: 'line', most: 60 },
    },
    {
      name: 'zoom',
      label: 'Zoom',
      input: { kind: 'number', least: 3, most: 19 },
      isShown: ({ coordinates }) => coordinates !== '',
    },
    {
      name: 'picture',
      label: 'Image',
      description: 'An image of the map, shown before a visitor opens the interactive one.',
      input: { kind: 'picture' },
    },
  ],
}
