import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileStore } from '#server/files/file-store.ts'
import { readDownloadFiles } from '#server/products/download-files.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { Product } from '#shared/products/schema.ts'
import { PRODUCTS_ENTRY } from './archive.ts'
import { readExportContext } from './export-context.ts'
import { exportProducts } from './export-products.ts'
import { pathOfFile } from './formats/vitrine/own-settings.ts'

const ROWS_AT_ONCE = 500
const OUR_PICTURE = /\/media\/([0-9a-zA-Z-]{8,64})\/([^"/?\s]+)/g

/**
 * The complete catalog as one ZIP file: the products as our own CSV file, and the bytes of every picture and download
 * file in it. It is streamed, so that its size does not matter.
 */
export async function exportArchive(
  scope: Scope,
  website: Website,
  { files, origin }: { readonly files: FileStore; readonly origin: string },
): Promise<Readable> {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', (error: Error) => output.destroy(error))

  /** Picture id to its path in the ZIP file, and the same for download files. */
  const pictures = new Map<string, string>()
  const downloads = new Map<string, string>()
  const { pages } = await readExportContext(scope, website, origin)
  for (const { page, categories } of pages)
    for (const { picture } of [page, ...categories]) note(picture?.assetUrl ?? '')
  const products = await exportProducts(scope, website, { origin, onProduct })
  zip.addReadStreamLazy(PRODUCTS_ENTRY, (give) => give(null, products))
  products.once('error', (error) => output.destroy(error))
  products.once('end', () => {
    addFiles().then(
      () => zip.end(),
      (error: Error) => output.destroy(error),
    )
  })
  return output

  function onProduct(product: Product): void {
    for (const { assetUrl } of product.pictures) note(assetUrl)
    note(product.body)
    for (const file of product.files) downloads.set(file.fileId, pathOfFile(file))
  }

  /** Records the pictures of this site in a text. */
  function note(text: string): void {
    for (const [path, id = ''] of text.matchAll(OUR_PICTURE)) pictures.set(id, path.slice(1))
  }

  async function addFiles(): Promise<void> {
    for (const piece of inPieces([...pictures.keys()])) {
      for (const [id, key] of await assetKeys(scope, piece)) add(pictures.get(id)!, key)
    }
    for (const piece of inPieces([...downloads.keys()])) {
      for (const [id, row] of await readDownloadFiles(scope, piece)) add(downloads.get(id)!, row.storage_key)
    }
  }

  /** Pictures and most files for sale are compressed already. */
  function add(path: string, key: string): void {
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      files.stream(key).then(
        // A missing file does not damage the others.
        (file) => give(null, file?.stream ?? Readable.from([])),
        (error) => give(error, Readable.from([])),
      )
    })
  }
}

function inPieces(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, place) => ids.slice(place * ROWS_AT_ONCE, (place + 1) * ROWS_AT_ONCE))
}

/** The keys of original pictures, by id. */
async function assetKeys({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('assets')
    .select(['id', 'storage_key'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.storage_key]))
}
