import { screen } from '@testing-library/react'
import { matchRoutes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useAskedToAdd } from './kit/use-asked-to-add.ts'
import { redirects } from './redirects.ts'
import { router } from './router.tsx'
import { renderInStudio } from './testing/render-in-studio.tsx'

const typed = redirects.flatMap(({ path }) => (path!.endsWith('/new') ? [path!] : []))

/** The path of the route that shows a path. */
const routeOf = (path: string) => matchRoutes(router.routes, path)?.at(-1)?.route

test.each(typed)('%s leads to a screen', async (path) => {
  const route = routeOf(path)
  expect(route?.path).toBe(path)
  const answer = (await (route!.loader as () => Promise<Response>)()) as Response
  const target = new URL(answer.headers.get('location')!, 'https://studio.example').pathname
  expect(routeOf(target)).toMatchObject({ path: target, lazy: expect.any(Function) })
})

test.each(['/products/new', '/discounts/new', '/customers/groups/new', '/draft-orders/new', '/stock/transfers/new'])(
  '%s is the screen of something new',
  (path) => expect(routeOf(path)?.path).not.toBe('*'),
)

function List({ isAllowed }: { readonly isAllowed: boolean }) {
  const isOpen = useAskedToAdd(isAllowed)
  return <p>{`${isOpen ? 'open' : 'closed'} at ${useLocation().search || 'the list'}`}</p>
}

test('a list that was opened to add something opens its dialog once, for people who can add it', async () => {
  const { unmount } = renderInStudio(<List isAllowed />, '/customers?new&sort=newest')
  await screen.findByText('open at ?sort=newest')
  unmount()
  renderInStudio(<List isAllowed={false} />, '/customers?new')
  await screen.findByText('closed at the list')
})
