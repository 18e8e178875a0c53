import { join } from 'node:path'
import { sourcePosition } from '#server/http/mapped-stack.ts'

/** A place in one of our own files for browsers: `https://shop.example.com/assets/storefront-abc.js:1:200`. */
const BUILT = /(?:https?:\/\/[^\s/()@]+)?\/assets\/([\w.-]+\.js):(\d{1,7}):(\d{1,7})/g

/**
 * A text with places in our sources instead of those in the built files: `src/storefront/islands/cart.tsx:12:3`. So an
 * error is the same one after the next release, which has other files. Places without a source map stay.
 * @param folder with the source maps
 */
export const mappedPlaces = (folder: string, text: string): string =>
  text.replace(
    BUILT,
    (built, name: string, line: string, column: string) =>
      sourcePosition(join(folder, name), Number(line), Number(column)) ?? built,
  )
