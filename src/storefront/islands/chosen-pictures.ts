import { map } from 'nanostores'

/** Product id to the picture of its chosen variant: connects the variant's choice to the gallery. */
export const $chosenPictures = map<Record<string, string | null>>({})
