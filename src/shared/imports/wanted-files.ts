import { remotePicturesIn } from './body-pictures.ts'
import type { Catalogue } from './catalogue.ts'
import type { ImportedProduct } from './imported-product.ts'
import { pathOfFile } from './own-settings.ts'

/** What a product still needs beside the pictures that it shows: one inside of its description, or a file that it sells. */
export interface WantedFile {
  readonly place: 'body' | 'file'
  /** A URL; of a file that is sold, where it lies in the ZIP file of the export. */
  readonly url: string
  /** Of a file that is sold, its place in the product. */
  readonly fileId: string
  /** What it is called. */
  readonly filename: string
}

const MOST_IN_A_BODY = 100

/** What is not here yet of a product. @param body its description as it will be saved */
export function wantedFiles(
  { own, body: said }: Pick<ImportedProduct, 'own' | 'body'>,
  body: string,
  { fileOf }: Pick<Catalogue, 'fileOf'>,
): WantedFile[] {
  const inBody = said === undefined ? [] : remotePicturesIn(body).slice(0, MOST_IN_A_BODY)
  const sold = (own?.files ?? []).filter(({ fileId }) => fileOf(fileId) === null)
  return [
    ...inBody.map((url) => ({ place: 'body' as const, url, fileId: '', filename: '' })),
    ...sold.map((file) => ({
      place: 'file' as const,
      url: pathOfFile(file),
      fileId: file.id,
      filename: file.filename,
    })),
  ]
}
