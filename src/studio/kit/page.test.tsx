import { Tabs } from '@mantine/core'
import { screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DetailPage } from './detail-page.tsx'
import { Page } from './page.tsx'
import { Panel } from './panel.tsx'
import { Refusal } from './refusal.ts'
import { TabRow } from './tab-row.tsx'
import { TagBadges } from './tag-badges.tsx'
import { Thumbnail } from './thumbnail.tsx'

test('a screen has its title, its status, its actions and the way back, and the focus once someone comes to it', async () => {
  const { person } = renderInStudio(
    <Routes>
      <Route path="/" element={<Link to="/orders/1">Order 1</Link>} />
      <Route
        path="/orders/:id"
        element={
          <Page
            title="Order 1"
            marks="Paid"
            lead="Placed today."
            actions={<button type="button">Fulfill</button>}
            back={{ to: '/orders', label: 'Orders' }}
          >
            Content
          </Page>
        }
      />
    </Routes>,
  )
  await person.click(screen.getByRole('link', { name: 'Order 1' }))
  const heading = screen.getByRole('heading', { level: 1, name: 'Order 1' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/orders')
  for (const words of ['Paid', 'Placed today.', 'Fulfill', 'Content']) expect(screen.getByText(words)).toBeDefined()
})

test('the first screen of a visit leaves the focus to the browser', () => {
  renderInStudio(<Page title="Orders">Content</Page>)
  expect(document.activeElement).toBe(document.body)
})

const draw = (query: { data?: string; error?: unknown }, refetch = vi.fn()) =>
  renderInStudio(
    <DetailPage<string>
      query={{ data: undefined, error: null, refetch, ...query }}
      back={{ to: '/orders', label: 'Orders' }}
      waitingTitle="Order"
    >
      {(order) => <h1>{order}</h1>}
    </DetailPage>,
  )

test('a screen about one thing is drawn with it', () => {
  draw({ data: 'Order 7' })
  expect(screen.getByRole('heading', { name: 'Order 7' })).toBeDefined()
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('while it loads, it says so with its own title', () => {
  draw({})
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeDefined()
  expect(document.querySelector('[aria-busy]')).not.toBeNull()
})

test('where it cannot be loaded, it can be tried again or left', async () => {
  const refetch = vi.fn()
  const { person } = draw({ error: new Refusal({ code: 'network' }) }, refetch)
  expect(screen.getByRole('link', { name: 'Go to orders' }).getAttribute('href')).toBe('/orders')
  await person.click(screen.getByRole('button', { name: /again/i }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a panel is a region with its name', () => {
  renderInStudio(
    <Panel title="Notes" lead="Only your team sees them." aside={<button type="button">Add</button>}>
      None yet
    </Panel>,
  )
  const region = screen.getByRole('region', { name: 'Notes' })
  for (const words of ['Only your team sees them.', 'Add', 'None yet']) expect(region.textContent).toContain(words)
  expect(screen.getByRole('heading', { level: 2, name: 'Notes' })).toBeDefined()
})

test('tabs in a row have a name, and the shown one is chosen', async () => {
  const onChange = vi.fn()
  const { person } = renderInStudio(
    <Tabs value="sales" onChange={onChange}>
      <TabRow label="Reports" tabs={['sales', 'taxes']} words={{ sales: 'Sales', taxes: 'Taxes' }} shown="sales" />
    </Tabs>,
  )
  expect(screen.getByRole('tablist', { name: 'Reports' })).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Sales' }).getAttribute('aria-selected')).toBe('true')
  await person.click(screen.getByRole('tab', { name: 'Taxes' }))
  expect(onChange).toHaveBeenCalledWith('taxes')
})

test('tags are shown up to a number', () => {
  const { rerender } = renderInStudio(<TagBadges tags={['fair', 'regular', 'trade']} most={2} />)
  expect(screen.queryByText('regular')).not.toBeNull()
  expect(screen.queryByText('trade')).toBeNull()
  rerender(<TagBadges tags={['fair', 'regular', 'trade']} />)
  expect(screen.queryByText('trade')).not.toBeNull()
})

test('a thumbnail is for the eye only, has the wanted width, and shows its focal point', () => {
  const { container, rerender } = renderInStudio(
    <Thumbnail url="/media/mug" width={100} focalPoint={{ x: 0.25, y: 1 }} />,
  )
  const picture = container.querySelector('img')!
  expect(picture.alt).toBe('')
  expect(picture.getAttribute('src')).toBe('/media/mug?format=100w')
  expect(picture.style.objectPosition).toBe('25% 100%')
  rerender(<Thumbnail url={null} width={100} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[aria-hidden] svg')).not.toBeNull()
})
