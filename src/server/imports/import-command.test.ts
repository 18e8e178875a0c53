import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { buildShop, fixture, productsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type ImportCommand, importCommand } from './import-command.ts'
import { openInThread } from './open-in-thread.ts'

const app = await startTestApp()

async function run(
  site: Awaited<ReturnType<typeof buildShop>>['site'],
  bytes: Buffer,
  isDryRun = false,
  opened?: ImportCommand['opened'],
) {
  const lines: string[] = []
  const code = await importCommand(app.services, site, {
    filename: 'products.csv',
    body: Readable.from([bytes]),
    opened,
    isDryRun,
    print: (line) => lines.push(line),
    progress: () => {},
  })
  return { code, text: lines.join('\n') }
}

it('prints the plan as a table, imports, sums up, and ends with 1 when rows failed', async () => {
  const { site } = await buildShop(app)
  const { code, text } = await run(site, fixture('squarespace-32'))
  expect(code).toBe(1)
  expect(text).toMatchInlineSnapshot(`
    "Squarespace: 8 products for “Pottery”
    The file names a store page that isn’t on your site: workshops (one product).
    URLs of the old shop will redirect to the 5 products here. Each is listed below its product.
    3 images will be downloaded from 192.0.2.10. Keep the old shop open until then.
    The file doesn’t name its units: weights are read as pounds and sizes as inches.
    5 categories will be added.

       Line  What        SKU                 Product
          2  create      MUG-HARB            Harbor Mug
          3  create      WORK-SPRING         Wheel Workshop (3 variants)
          6  create      SET-BREAK           Breakfast Set
          7  FAILED      PINCH               Salt Pinch
             error, line 7, Price: “twelve” isn’t a price.
          8  FAILED      NO-NAME
             error, line 8, Title: There is no title.
          9  FAILED      TESTS-S             Glaze Tests (2 variants)
             error, line 10, Price: “n/a” isn’t a price.
         11  create      GIFT                Gift Card
             warning, line 11: Only new gift cards are sold with it: the codes and balances of those that customers have aren’t in the file.
         12  create      PLANTER             Planter

    To do: 5 to create, 0 to update, 0 unchanged, 0 to skip, 3 that can’t be imported, 1 with warnings

    Squarespace, products.csv: 8 products
    5 created, 0 updated, 0 unchanged, 0 skipped, 3 failed, 1 with warnings
    0 images downloaded, 3 failed
      Harbor Mug: The image at https://192.0.2.10/pottery/mug-front.jpg couldn’t be downloaded.
      Harbor Mug: The image at https://192.0.2.10/pottery/mug-side.jpg couldn’t be downloaded.
      Breakfast Set: The image at https://192.0.2.10/pottery/set.jpg couldn’t be downloaded."
  `)
  expect(await productsOf(app, site)).toHaveLength(5)
})

it('ends with 0 when everything went in, and changes nothing in a dry run', async () => {
  const { site } = await buildShop(app)
  expect((await run(site, fixture('squarespace-26'), true)).code).toBe(0)
  expect(await productsOf(app, site)).toEqual([])
  expect((await run(site, fixture('squarespace-26'))).code).toBe(0)
  const again = await run(site, fixture('squarespace-26'))
  expect(again.text).toContain('0 created, 0 updated, 6 unchanged')
})

it('says in a sentence what is wrong with a file', async () => {
  const { site } = await buildShop(app)
  expect(await run(site, Buffer.from('a,b\n1,2'))).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^We don’t recognize this file/),
  })
})

it('imports the same from a file that is being read already', async () => {
  const [{ site }, other] = [await buildShop(app), await buildShop(app)]
  const opening = openInThread(fixture('shopify')).then((opened) => (opened.ok ? opened.value : null))
  const early = await run(site, fixture('shopify'), false, opening)
  expect(early).toEqual(await run(other.site, fixture('shopify')))
  const titles = async (shop: typeof site) => (await productsOf(app, shop)).map(({ title }) => title)
  expect(await titles(site)).toEqual(await titles(other.site))
})
