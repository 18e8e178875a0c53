/** Texts that visitors read: maps. */
export const mapTexts = {
  show: 'Show map',
  showNote: 'Loads the map from OpenStreetMap.',
  open: 'Open in OpenStreetMap',
  mapOf: (name: string) => `Map of ${name}`,
} as const
