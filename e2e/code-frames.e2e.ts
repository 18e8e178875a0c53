import { expect, test } from './fixtures/studio.ts'
import { publishBlocks } from './steps/blocks.ts'
import { send } from './steps/owner.ts'

test('the frame of code on a page with a password shows when the page is open', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  const settings = { html: '<p>Members only</p>', mode: 'frame', title: 'Members', height: 120, loadsElsewhere: false }
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
