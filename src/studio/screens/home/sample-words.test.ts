import { expect, test } from 'vitest'
import { pathOfSample, samplesInWords } from './sample-words.ts'

const page = (title: string) => ({ place: 'page' as const, id: `id-of-${title}`, title })
const footer = { place: 'footer' as const, id: '', title: '' }

test.each([
  [[page('Home')], 'on “Home”.'],
  [[page('Home'), footer], 'on “Home” and the footer.'],
  [[page('Home'), page('About'), page('Visit'), page('Menu'), footer], 'on “Home”, “About”, “Visit” and 2 more.'],
])('says where sample texts are: %#', (samples, end) => {
  expect(samplesInWords(samples)).toBe(`Visitors still read texts of the starting site ${end}`)
})

test('leads to the screen where each is replaced', () => {
  expect([page('Home'), { ...page('Walk'), place: 'item' as const }, footer].map(pathOfSample)).toEqual([
    '/pages/id-of-Home/edit',
    '/items/id-of-Walk',
    '/header-footer',
  ])
})
