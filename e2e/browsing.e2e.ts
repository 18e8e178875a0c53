import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { addButton, addToCart, alive, miniCart } from './steps/cart.ts'
import { goBackFromDialog, leftDialogs } from './steps/dialog-history.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

const notice = (page: Page) => page.locator('main').getByRole('alert')

test('a list is sorted, filtered and searched', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a visitor goes from home to the shop, to a category, sorts it, and comes to a product', async () => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Cups' }).click()
    await expect(page).toHaveURL('/shop/cups')
    await expect(page.getByRole('heading', { name: 'Wide Bowl' })).toBeHidden()
    await page.getByText('Sort by: Featured').click()
    await page.getByRole('link', { name: 'Price, low to high' }).click()
    await expect(page.locator('main article').first()).toContainText('Morning Cup')
    await page.getByRole('link', { name: 'List' }).click()
    await expect(page).toHaveURL('/shop/cups?sort=price-low&view=list')
    await expect(page.locator('body')).toHaveClass(/view-list/)
    await page.getByRole('link', { name: 'Harbor Mug', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Mug')
  })
  await test.step('a list is filtered by what is counted, keeps its order, and is cleared', async () => {
    await page.goto('/shop?sort=price-low')
    await page.getByText('Filter', { exact: true }).click()
    await page.getByRole('checkbox', { name: /^Celadon/ }).check()
    await page.getByRole('checkbox', { name: /^In stock/ }).check()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL('/shop?sort=price-low&option.Glaze=Celadon&in-stock=1&price-from=&price-to=')
    const count = Number((await page.getByRole('status').filter({ hasText: 'product' }).textContent())!.split(' ')[0])
    await expect(page.locator('main article')).toHaveCount(count)
    await page.getByRole('link', { name: 'Remove In stock' }).click()
    await expect(page).toHaveURL('/shop?sort=price-low&option.Glaze=Celadon')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/shop?sort=price-low')
  })
  await test.step('a search suggests while one types, by pointer and by keys', async () => {
    await page.goto('/search')
    const field = page.getByRole('combobox', { name: 'Search this site' })
    await field.click()
    await alive(page, 'screens/search/field')
    await field.pressSequentially('harb')
    await expect(page.getByRole('option', { name: /Harbor Mug/ })).toBeVisible()
    await field.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await field.pressSequentially('or')
    await expect(page.getByRole('option', { name: /Harbor Mug/ })).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL('/shop/p/harbor-mug')
  })
})

test('a phone leads through the site, and finds what is searched', { tag: '@phone' }, async ({ page }) => {
  await test.step('the menu of a phone leads through the site', async () => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
    await expectAccessible(page, 'menu')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
    for (const lost of ['/no/such/page', '/%ff']) {
      await page.goto(lost)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    }
  })
  await test.step('a search forgives a slip, and offers something when it finds nothing', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search', exact: true }).first().click()
    await page.getByLabel('Search this site').fill('pitchr')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Pitcher', exact: true })).toBeVisible()
    await page.getByLabel('Search this site').fill('zeppelin')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No results for “zeppelin”.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'From the shop' })).toBeVisible()
  })
})

test('what is chosen, missing and added on the page of a product', { tag: '@desktop' }, async ({ page, context }) => {
  await test.step('a choice changes picture, price and address, and the address brings it back', async () => {
    await page.goto('/shop/p/harbor-mug')
    await alive(page, 'products/purchase')
    await alive(page, 'products/gallery')
    const shown = page.locator('.gallery-slide[data-current="true"] img')
    const first = await shown.getAttribute('data-image-id')
    await page.locator('.product-variants').getByText('Tenmoku (sold out)').click()
    await expect(page.locator('.product-purchase-price')).toContainText('$42.00')
    await expect(shown).not.toHaveAttribute('data-image-id', first!)
    await expect(page).toHaveURL(/\?variant=/)
    const second = await shown.getAttribute('data-image-id')
    await page.reload()
    await alive(page, 'products/purchase')
    await expect(page.getByRole('radio', { name: /Tenmoku/ })).toBeChecked()
    await expect(shown).toHaveAttribute('data-image-id', second!)
  })
  await test.step('what is missing before adding is shown in fixed words', async () => {
    await becomeSomeoneElse(page)
    const press = () => addButton(page).click()
    await page.goto('/shop/p/breakfast-set')
    await alive(page, 'products/purchase')
    await press()
    await expect(notice(page)).toHaveText('Unable to Add ItemPlease select the Glaze, Drink from and For options.')
    await page.locator('.product-variants').getByText('Tenmoku', { exact: true }).click()
    await press()
    await expect(notice(page)).toContainText('Please select the Drink from and For options.')
    await page.locator('.product-variants').getByText('Morning Cup (unavailable)').click()
    await page.locator('.product-variants').getByLabel('For').selectOption('One')
    await press()
    await expect(notice(page)).toContainText('Sorry, that item variant is unavailable. Please select another variant.')
    await page.locator('.product-variants').getByText('Tumbler', { exact: true }).click()
    // Another choice removes the error of the previous one.
    await expect(notice(page)).toBeEmpty()
    await page.locator('.product-variants').getByLabel('For').selectOption('Six (sold out)')
    await expect(addButton(page, 'sold out')).toBeDisabled()
    await page.locator('.product-variants').getByLabel('For').selectOption('Two')
    await expect(addButton(page)).toBeEnabled()

    await page.goto('/shop/p/wide-bowl')
    await alive(page, 'products/purchase')
    for (const [quantity, sentence] of [
      ['', 'Quantity must be a number.'],
      ['1.5', 'Quantity must be a whole number'],
      ['12', 'Sorry, we do not have enough of that item available.'],
    ] as const) {
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill(quantity)
      await press()
      await expect(notice(page)).toContainText(sentence)
      await expect(addButton(page)).toBeEnabled()
    }
  })
  await test.step('the add button says how it goes, adds once, and all indicators count in step', async () => {
    await becomeSomeoneElse(page)
    const other = await context.newPage()
    await other.goto('/')
    await page.goto('/shop/p/wide-bowl')
    await alive(page, 'products/purchase')
    const pill = (tab: Page) => tab.locator('#floatingCart')
    await expect(pill(page)).toBeHidden()
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/commerce/shopping-cart/entries', (route) => answer.promise.then(() => route.continue()))
    // Pressed as soon as it appears: two seconds later a press would be another addition.
    const pressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = () => {
            const added = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Added!')
            if (!added) return requestAnimationFrame(look)
            added.click()
            return resolve()
          }
          look()
        }),
    )
    await addButton(page).dblclick()
    await expect(page.getByRole('button', { name: 'Adding…' })).toBeVisible()
    answer.resolve()
    await pressed
    await expect(pill(page)).toHaveText(/items: 1$/)
    await expect(pill(other)).toHaveText(/items: 1$/)
    await expect(other.locator('header .sqs-cart-quantity')).toHaveText('1')
    await expect(addButton(page)).toBeVisible()
    // A cached page shows the count at its first paint.
    await other.reload({ waitUntil: 'commit' })
    await expect(pill(other)).toHaveText(/items: 1$/)
  })
  await test.step('the mini cart shows what was added, and goes with Escape, its button, and Back', async () => {
    await becomeSomeoneElse(page)
    await page.goto('/shop/p/side-plate')
    await addToCart(page)
    const cart = miniCart(page)
    await expect(cart).toContainText('Side Plate')
    await expect(cart).toContainText('Subtotal (1 item)$30.00')
    await expect(cart).toContainText(/You’re \$90\.00 away from free shipping\./)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(addButton(page)).toBeFocused()
    await leftDialogs(page)
    await addToCart(page)
    await expect(cart).toContainText('Quantity: 2')
    await goBackFromDialog(page)
    await expect(cart).toBeHidden()
    await expect(page).toHaveURL('/shop/p/side-plate')
    await addToCart(page)
    await cart.getByRole('button', { name: 'Close' }).click()
    await expect(cart).toBeHidden()
    await addToCart(page)
    await cart.getByRole('button', { name: 'Continue shopping' }).click()
    await expect(cart).toBeHidden()
    await addToCart(page)
    await cart.getByRole('link', { name: 'Check out' }).click()
    await expect(page).toHaveURL('/checkout')
  })
})

test('a phone keeps price and button in view, says what is missing, and leads to the cart', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/shop/p/tumbler')
  await alive(page, 'products/purchase')
  const options = page.locator('.product-variants')
  const top = () => options.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  // A typeface that arrives late moves what is below it.
  await page.evaluate(() => document.fonts.ready)
  const first = await top()
  await options.getByLabel('Glaze').selectOption('Chalk')
  // Its line about paying later needs two lines, those of the others one.
  for (const set of ['One', 'Two', 'Four']) {
    await options.getByLabel('Set').selectOption(set)
    expect(await top(), `the place of the options with ${set}`).toBe(first)
  }

  await page.goto('/shop/p/harbor-mug')
  await alive(page, 'products/purchase')
  const bar = page.locator('.buy-bar')
  await expect(bar).toContainText('from $38.00')
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  await bar.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(bar.getByRole('alert')).toHaveText('Please select the Glaze option.')
  expect(await place()).toBe(before)
  await bar.getByLabel('Glaze').selectOption('Celadon')
  await expect(bar.getByRole('alert')).toHaveCount(0)
  await expect(bar).toContainText('$38.00')
  await page.locator('.product-purchase-row').scrollIntoViewIfNeeded()
  // The bar disappears although it had the focus: there is always only one add button on screen.
  await expect(bar).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(miniCart(page)).toContainText('Celadon')
  await miniCart(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main')).toContainText('Celadon')
})

test('a quick view buys as its page does, has its address, and goes with Escape', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/shop')
  const opener = page.getByRole('link', { name: 'Quick View: Side Plate' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog', { name: 'Side Plate' })
  await expect(view).toBeVisible()
  await expect(page).toHaveURL('/shop/p/side-plate')
  // It looks as on its page: the icon is at the other end of the line.
  await expect(view.locator('summary', { hasText: 'Shipping' })).toHaveCSS('display', 'flex')
  await alive(page, 'products/purchase')
  await expectAccessible(page, 'quick view')
  await addToCart(page)
  await page.keyboard.press('Escape')
  await expect(miniCart(page)).toBeHidden()
  await expect(view).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(page).toHaveURL('/shop')
  await expect(opener).toBeFocused()
  // Twice at once: the browser leaves the entries of both dialogs, and stays on this page.
  await opener.press('Enter')
  await addToCart(page)
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    for (const dialog of [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].reverse()) dialog.close()
  })
  await expect(page).toHaveURL('/shop')
  await expect(page.locator('.quick-view')).toHaveCount(0)
  await leftDialogs(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await opener.press('Enter')
  await expect(view).toBeVisible()
  await goBackFromDialog(page)
  await expect(view).toBeHidden()
  await expect(page).toHaveURL('/shop')
  // URL and content match, forward and back.
  await page.goForward()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  // It links to the full page. A second click does not open another view.
  await opener.dblclick()
  await view.getByRole('link', { name: 'View full details' }).click()
  await expect(page).toHaveURL('/shop/p/side-plate')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  // Reviews are on the page alone: its stars lead there, and going back leads to the list.
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Quick View: Harbor Mug' }).press('Enter')
  await page.getByRole('dialog', { name: 'Harbor Mug' }).locator('.star-line').click()
  await expect(page).toHaveURL(/\/shop\/p\/harbor-mug(\?[^#]*)?#reviews$/)
  await expect(page.getByRole('heading', { name: /^Reviews \(/ })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
})

test('a quick view on a phone is a short sheet whose close button stays in sight', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Quick View: Breakfast Set' }).click()
  const view = page.getByRole('dialog', { name: 'Breakfast Set' })
  await alive(page, 'products/purchase')
  // Not the bounding box, which moves while the sheet opens.
  const heightOf = () => view.evaluate((dialog: HTMLDialogElement) => dialog.offsetHeight)
  const height = await heightOf()
  await view.locator('.product-variants').getByText('Tenmoku', { exact: true }).click()
  expect(await heightOf()).toBe(height)
  await view.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
  await view.getByRole('button', { name: 'Close' }).click()
  await expect(view).toBeHidden()
})

test('pictures and the dialog about paying later are used by keys and by pointer', { tag: '@desktop' }, async ({
  page,
}) => {
  await test.step('pictures are enlarged, moved through by keys, and leave the focus where it was', async () => {
    const code = Promise.withResolvers<void>()
    await page.route(/\/assets\/lightbox-/, (route) => code.promise.then(() => route.continue()))
    await page.goto('/shop/p/wide-bowl')
    await alive(page, 'products/gallery')
    const opener = page.getByRole('link', { name: /^Enlarge image 1 of/ })
    await opener.press('Enter')
    // A key that is pressed before the code is loaded counts.
    await page.keyboard.press('ArrowRight')
    code.resolve()
    const lightbox = page.getByRole('dialog', { name: 'Images of Wide Bowl' })
    await expect(lightbox).toContainText('2 of ')
    await page.keyboard.press('Home')
    await expect(lightbox).toContainText('1 of ')
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(opener).toBeFocused()
    await leftDialogs(page)
    await opener.press('Enter')
    await expect(lightbox).toBeVisible()
    await page.keyboard.press('+')
    await expect(lightbox.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled')
    // Going back closes the dialog and stays on the page.
    await goBackFromDialog(page)
    await expect(lightbox).toBeHidden()
    await expect(page).toHaveURL('/shop/p/wide-bowl')
  })
  await test.step('a gallery of six pictures is two stops for the keyboard', async () => {
    await page.goto('/shop/p/harbor-mug')
    await alive(page, 'products/gallery')
    const reachable = page.locator('.gallery a:not([tabindex="-1"])')
    await expect(reachable).toHaveCount(2)
    await reachable.last().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Show image 2 of 6' })).toBeFocused()
    await expect(page.locator('.gallery-slide[data-current="true"]')).toHaveCount(1)
    await expect(page.locator('.gallery-slide').nth(1)).toHaveAttribute('data-current', 'true')
  })
  await test.step('the pay-later dialog closes in three ways, and the focus goes back each time', async () => {
    await page.goto('/shop/p/wide-bowl')
    await alive(page, 'products/purchase')
    await expect(page.getByText('or 4 interest-free payments of $14.00 with')).toBeVisible()
    const opener = page.getByRole('button', { name: 'Learn more about Afterpay' })
    const dialog = page.getByRole('dialog', { name: 'Pay in 4, interest-free' })
    const ways: ((dialog: Locator) => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      (open) => open.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 400),
    ]
    for (const close of ways) {
      await opener.click()
      await expect(dialog).toBeVisible()
      await close(dialog)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})
