import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

const squarespace = [
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Option Name 3,Option Value 3,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs',
  ',,PHYSICAL,shop,peg-rail,Peg Rail,<p>Oak.</p>,PEG-3,Pegs,Three,,,,,48.00,0.00,No,6,,oak,,,,,Yes,',
  ',,,,,,,PEG-5,Pegs,Five,,,,,62.00,0.00,No,4,,,,,,,,',
  ',,PHYSICAL,shop,tea-tray,Tea Tray,,TRAY,,,,,,,much,0.00,No,2,,,,,,,Yes,',
].join('\n')

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status',
  'oak-stool,Oak Stool,<p>Three legs.</p>,North Shed,Seating,oak,true,Height,45 cm,STOOL-45,3200,shopify,3,deny,129.00,149.00,,active',
  'oak-stool,,,,,,,,65 cm,STOOL-65,4100,shopify,2,deny,149.00,,,',
].join('\n')

const wordpress = [
  '<?xml version="1.0" encoding="UTF-8" ?>',
  '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>',
  '<link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><generator>https://wordpress.org/?v=6.8</generator>',
  '<item><title>Slow mornings</title><link>https://old.example/2024/05/slow-mornings/</link>',
  '<content:encoded><![CDATA[<!-- wp:paragraph --><p>Tea first.</p><!-- /wp:paragraph -->[contact-form-7 id="1"]]]></content:encoded>',
  '<wp:post_id>5</wp:post_id><wp:post_date_gmt>2024-05-01 10:30:00</wp:post_date_gmt><wp:post_name>slow-mornings</wp:post_name>',
  '<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>',
  '</channel></rss>',
].join('\n')

test('files from Squarespace and WordPress are checked first, then imported, and taken back as a whole', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  await test.step('a file from Squarespace is checked first, then imported, and taken back as a whole', async () => {
    await checkFile(page, 'moving-house.csv', squarespace)
    await expect(page.getByText('Ready to start')).toBeVisible()
    await expect(page.getByRole('button', { name: '1 to add' })).toBeVisible()
    await page.getByRole('button', { name: '1 can’t be imported' }).click()
    const rows = page.getByRole('region', { name: 'Products in the file' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(/Tea Tray.*Line 4, Price: /s)
    expect((await visitor.request.get('/shop/p/peg-rail')).status(), 'nothing is in yet').toBe(404)

    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByText('Done', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '1 added' }).click()
    await expect(rows).toContainText('2 variants')
    await visitor.goto('/shop/p/peg-rail')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Peg Rail')

    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(404)
    await page.getByRole('link', { name: 'Import another file' }).click()
    await expect(page.getByRole('link', { name: 'moving-house.csv' })).toBeVisible()
  })
  await test.step('posts from WordPress are checked, imported at their old paths, and taken back', async () => {
    await checkFile(page, 'old-site.xml', wordpress)
    const rows = page.getByRole('region', { name: 'Posts and pages in the file' }).getByRole('listitem')
    await expect(rows).toContainText(/Slow mornings.*Post.*slow-mornings.*will redirect here.*shortcode/s)
    await page.getByRole('button', { name: 'Import 1 post or page' }).click()
    await expect(page.getByText('Done', { exact: true })).toBeVisible()
    await visitor.goto('/2024/05/slow-mornings')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Slow mornings')
    await expect(visitor.getByText('Tea first.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(404)
  })
  await test.step('a file that is none is refused with a message', async () => {
    await goInStudio(page, '/imports', 'Import')
    await choose(page, 'shopping.txt', 'milk\nbread\n')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import')
  })
})

test('a file from Shopify brings its variants and its sale', { tag: '@phone' }, async ({ page, visitor }) => {
  await checkFile(page, 'products_export.csv', shopify)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(page.getByText('Old URL')).toContainText('redirects here')
  await visitor.goto('/shop/p/oak-stool')
  await visitor.getByLabel('Height').selectOption('45 cm')
  await expect(visitor.locator('main').getByText('$129.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Old URL')).toHaveCount(0)
})

async function checkFile(page: Page, name: string, text: string): Promise<void> {
  if (page.url().includes('/config/')) await goInStudio(page, '/imports', 'Import')
  else await openStudio(page, '/imports', 'Import')
  await choose(page, name, text)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}
