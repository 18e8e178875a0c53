import { parse } from 'node:querystring'

/** The most parameters of a query or a form; a page never has so many, and other software counts with the same. */
const MOST_PARAMETERS = 1000

/** Reads a query, or a form's body: names and values, never nested. What is beyond the limit is left out. */
export const readParameters = (text: string) => parse(text, '&', '=', { maxKeys: MOST_PARAMETERS })
