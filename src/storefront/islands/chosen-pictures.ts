import { map } from 'nanostores'

/** Product id to the picture that its chosen variant asks for: how the choice of a variant reaches the gallery. */
export const $chosenPictures = map<Record<string, string | null>>({})
