import { createContext } from 'react'

/**
 * What the ids of an island begin with, besides those of `useId`: on its own page nothing, in a quick view its prefix, so
 * that they never meet those of the page below.
 */
export const IdPrefix = createContext('')
