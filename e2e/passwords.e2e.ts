import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { publishBlocks } from './steps/blocks.ts'
import { tabTo } from './steps/keyboard.ts'
import { send } from './steps/owner.ts'
import { becomeSomeoneElse } from './steps/visitor.ts'

const password = 'tide and clay'
const wrong = 'This password isn’t right. Check it and try again.'

interface Locked {
  /** The call that sets its password. */
  readonly call: string
  /** What is opened, and a heading that only its content has. */
  readonly path: string
  readonly heading: string
  /** Words that only its content has. */
  readonly words: string
  /** What its lock screen names. */
  readonly title: string
}

/** A post, the collection of another one, and the store, by what a visitor opens of each. */
async function things(owner: APIRequestContext): Promise<Record<'post' | 'collection' | 'store', Locked>> {
  const { collections } = await (await owner.get('/api/owner/item-collections')).json()
  const idOf = (urlId: string) => collections.find(({ path }: { path: string }) => path === `/${urlId}`).id
  const { items } = await (await owner.get(`/api/owner/item-collections/${idOf('journal')}/items`)).json()
  const post = items.find(({ title }: { title: string }) => title === 'Why we write the glaze on the foot')
  const stores = (await (await owner.get('/api/owner/collections')).json()).collections
  return {
    post: {
      ...{ call: `/api/owner/items/${post.id}`, path: post.path },
      ...{ heading: post.title, words: 'four small marks', title: post.title },
    },
    collection: {
      ...{ call: `/api/owner/item-collections/${idOf('workshops')}`, path: '/workshops' },
      ...{ heading: 'Workshops', words: 'Glaze morning', title: 'Workshops' },
    },
    store: {
      ...{ call: `/api/owner/collections/${stores[0].id}`, path: '/shop/p/harbor-mug' },
      ...{ heading: 'Harbor Mug', words: 'Harbor Mug', title: stores[0].title },
    },
  }
}

test('the password of a post, a collection and a store opens it, typed on a keyboard after a wrong one', {
  tag: '@phone',
}, async ({ page, visitor }) => {
  for (const kind of ['post', 'collection', 'store'] as const) {
    await test.step(kind, async () => {
      if (kind !== 'post') await becomeSomeoneElse(visitor)
      const { call, path, heading, words, title } = (await things(page.request))[kind]
      await send(page.request, 'PUT', `${call}/password`, { password })
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(visitor.getByText('This page is locked. Enter the password to see it.')).toBeVisible()
      // The reply contains no word of the content, also for programs that do not draw the page.
      expect(await (await visitor.request.get(path)).text()).not.toContain(words)
      const field = visitor.getByLabel('Password', { exact: true })
      await tabTo(visitor, field)
      await visitor.keyboard.type('not this one')
      await visitor.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(wrong)
      await expect(visitor.getByRole('alert')).toHaveText(wrong)
      await expectAccessible(visitor, `the lock screen of a ${kind}`)

      await tabTo(visitor, field)
      await visitor.keyboard.type(password)
      await visitor.keyboard.press('Enter')
      await expect(visitor).toHaveURL(path)
      await expect(visitor.getByText('This page is locked')).toBeHidden()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
      expect(await (await visitor.request.get(path)).text()).toContain(words)
      // Another page of the visit opens without asking again.
      await visitor.goto('/')
      await visitor.goto(path)
      await expect(visitor.getByLabel('Password', { exact: true })).toBeHidden()

      // Another password asks everyone again, and none lets everyone in.
      await send(page.request, 'PUT', `${call}/password`, { password: `another ${password}` })
      await visitor.reload()
      await expect(visitor.getByLabel('Password', { exact: true })).toBeVisible()
      await send(page.request, 'PUT', `${call}/password`, { password: null })
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(visitor.getByText('This page is locked')).toBeHidden()
    })
  }
  await test.step('the frame of code on a page with a password shows when the page is open', async () => {
    const settings = {
      html: '<p>Members only</p>',
      mode: 'frame',
      title: 'Members',
      height: 120,
      loadsElsewhere: false,
    }
    const { pageId, path } = await publishBlocks(page.request, 'Club room', [{ type: 'code', settings }])
    const stored = (await (await page.request.get(`/api/owner/pages/${pageId}`)).json()).page
    const { title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch } = stored
    const { isHiddenFromSiteSearch, header, footer, isInNavigation, updatedAt } = stored
    await send(page.request, 'PUT', `/api/owner/pages/${pageId}`, {
      ...{ title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch, isHiddenFromSiteSearch },
      ...{ header, footer, isInNavigation, updatedAt, socialPicture: null, password: 'tidal mill' },
    })
    await visitor.goto(path)
    await visitor.getByLabel('Password').fill('tidal mill')
    await visitor.getByRole('button', { name: 'Open page' }).click()
    // The browser sends the cookie of the page's lock with the request of a frame that can reach nothing.
    await expect(visitor.frameLocator('iframe[title="Members"]').getByText('Members only')).toBeVisible()
  })
})
