import { remotePicturesIn } from '../formats/body-pictures.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import { pathOfFile } from '../formats/vitrine/own-settings.ts'
import type { Catalogue } from './catalogue.ts'

/** A file that a product needs besides its gallery: a picture in its description, or a file that it sells. */
export interface WantedFile {
  readonly place: 'body' | 'file'
  /** A URL; for a file that is sold, its path in the ZIP file of the export. */
  readonly url: string
  /** For a file that is sold, its id in the product. */
  readonly fileId: string
  readonly filename: string
}

const MOST_IN_A_BODY = 100

/** The missing files of a product. @param body its description as it will be saved */
export function wantedFiles(
  { own, body: importedBody }: Pick<ImportedProduct, 'own' | 'body'>,
  body: string,
  { fileOf }: Pick<Catalogue, 'fileOf'>,
): WantedFile[] {
  const inBody = importedBody === undefined ? [] : remotePicturesIn(body).slice(0, MOST_IN_A_BODY)
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
