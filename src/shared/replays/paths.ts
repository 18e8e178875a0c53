/** Where pages send the parts of a recording, followed by its id. */
export const REPLAYS_PATH = '/api/replays/'
export const FULLSTORY_ID_PATH = '/api/commerce/fullstory/getId'
