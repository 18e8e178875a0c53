import { houseScenes } from './scenes-house.mjs'
import { landScenes } from './scenes-land.mjs'
import { lightScenes } from './scenes-light.mjs'

/** Every picture by its name; see README.md. */
export const scenes = { ...lightScenes, ...houseScenes, ...landScenes }
