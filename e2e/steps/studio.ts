import { expect, type Page } from '@playwright/test'

/** Chooses an option of a select box. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Waits until the first option of an open list is this one, and is what Enter chooses: a list finds it after typing. */
export async function firstOption(page: Page, option: string): Promise<void> {
  const first = page.getByRole('option').first()
  await expect(first).toHaveText(option)
  await expect(first).toHaveAttribute('data-combobox-selected', 'true')
}

/** Opens a screen of the studio by its path after /config, and waits for its heading. */
export async function openStudio(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/config${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/**
 * Goes to another screen of the open studio, as a link in it does: the page is not loaded again, which takes longer than
 * everything else of a short look.
 */
export async function goInStudio(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `/config${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** Keeps the notification of a change on the screen, as people do who read it: it closes after twelve seconds. */
export async function keepNotice(page: Page, change: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: change }).hover()
}

/** Presses Undo in the notification of a change, and waits until it is undone. */
export async function takeBack(page: Page, change: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: change })
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && /\/api\/owner\/changes\/[^/]+\/undo$/.test(one.url())),
    notice.getByRole('button', { name: 'Undo' }).click(),
  ])
  expect((await request.response())?.status(), 'the answer to the undo').toBe(200)
  await expect(page.getByText('Undone.').first()).toBeVisible()
}
