import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { listCollections } from '#server/collections/collection-store.ts'
import { readLayouts } from '#server/collections/layouts.ts'
import { buildShop, checkFile, importFile, upload } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { type VitrineColumn, vitrineHeadings } from '#shared/imports/product-headings.ts'
import { openArchive, PRODUCTS_ENTRY } from './archive.ts'
import { vitrineHeader } from './formats/vitrine/write-vitrine.ts'
import { writeTable } from './formats/write-table.ts'

const app = await startTestApp()
const columns = Object.keys(vitrineHeadings) as VitrineColumn[]
type Cells = Partial<Record<VitrineColumn, string>>

/** An export with these rows after its header. */
const exportOf = (rows: readonly Cells[]): string =>
  writeTable([vitrineHeader(), ...rows.map((cells) => columns.map((column) => cells[column] ?? ''))])
const pot: Cells = { type: 'PHYSICAL', storePage: 'pottery', urlId: 'pot', title: 'Pot', sku: 'POT', price: '20.00' }
const pageAt = (place: number): Cells => ({ type: 'STORE_PAGE', storePage: `page-${place}`, title: `Page ${place}` })

/** More lines than a file may have that is read as a whole. */
const emptyLines = `${','.repeat(columns.length - 1)}\n`.repeat(importLimits.records + 2_000)

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, { forceZip64Format: true })
  zip.end()
  return buffer(zip.outputStream)
}

describe('a long export', () => {
  it('may have more lines than files of other shops, however few bytes it has', async () => {
    const shop = await buildShop(app)
    const file = exportOf([pot]) + emptyLines
    expect(file.length).toBeLessThan(importLimits.bytes)
    expect(await importFile(app, shop.site, shop.owner, file)).toMatchObject({ total: 1, outcome: { create: 1 } })
  })

  it('that has more store pages than one step can make is refused with a message', async () => {
    const { site, owner } = await buildShop(app)
    const pages = Array.from({ length: importLimits.records + 2_000 }, (_, place) => pageAt(place))
    const checked = await checkFile(app, site, owner, exportOf(pages))
    expect(checked).toMatchObject({ state: 'failed', failure: expect.stringContaining('50,000 store pages') })
  })

  it.each([
    ['among its products', exportOf([pot])],
    ['among its store pages', exportOf([pageAt(1)])],
  ])('with a quotation mark %s that is never closed is read up to that line', async (_where, start) => {
    const { site, owner } = await buildShop(app)
    const checked = await checkFile(app, site, owner, `${start}"${'never closed\n'.repeat(1_700_000)}`)
    expect(checked).toMatchObject({
      state: 'failed',
      failure: 'From line 3 on, this file can’t be read: a quotation mark isn’t closed.',
    })
  })

  it('whose header cannot be read is refused', async () => {
    const { owner } = await buildShop(app)
    const header = exportOf([]).trimEnd().slice(0, -1)
    const response = await upload(owner, header + 'x'.repeat(importLimits.bytes))
    expect(response.code).toBe('import-format-unknown')
  })

  it('links all of its pages, in their order, behind those that were there', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, exportOf([pageAt(2), pageAt(1), pageAt(2), pot]))
    const scope = app.reading(site)
    const titleOf = new Map((await listCollections(scope)).map(({ id, title }) => [id, title]))
    const [main] = await readLayouts(scope)
    const linked = main!.links.map(({ collectionId }) => titleOf.get(collectionId ?? ''))
    expect(linked.slice(linked.indexOf('Pottery'))).toEqual(['Pottery', 'Page 2', 'Page 1'])
  })
})

describe('the ZIP file of an export', () => {
  it('is not taken where its products would unpack to more than is read', async () => {
    const { owner } = await buildShop(app)
    const products = Buffer.from(exportOf([pot]))
    const bytes = await zipOf({ [PRODUCTS_ENTRY]: products })
    const size = Buffer.alloc(8)
    size.writeBigUInt64LE(BigInt(products.length))
    // The last occurrence is in the list of entries, which readers use.
    bytes.writeBigUInt64LE(BigInt(importLimits.ownBytes) + 1n, bytes.lastIndexOf(size))
    expect((await upload(owner, bytes)).code).toBe('import-export-too-long')
  })

  it('is opened with few requests to where it lies, however many files are in it', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, place) => [`media/picture-${place}/pot.jpg`, Buffer.from('pot')]),
    )
    const { files: store } = app.services
    await store.write('imports/many.zip', await zipOf(files), 'application/zip')
    let requests = 0
    const counting: typeof store = Object.create(store, {
      stream: {
        value: (...given: Parameters<typeof store.stream>) => {
          requests += 1
          return store.stream(...given)
        },
      },
    })
    const archive = await openArchive(counting, 'imports/many.zip')
    expect(archive).not.toBeNull()
    // 2,000 entries of about 100 bytes: a few windows of 64 KB.
    expect(requests).toBeLessThan(10)
  })
})
