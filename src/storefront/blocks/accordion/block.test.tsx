import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { changeHtml, htmlOfBlock } from '#shared/pages/blocks/blocks.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { AccordionBlock } from './block.tsx'
import { accordionFacts } from './editing.ts'

const model = { id: 'a', type: 'accordion', ...accordionFacts.first } as const
const draw = (changes: object) => renderToStaticMarkup(<AccordionBlock block={{ ...model, ...changes }} />)

test('an accordion opens and closes by the browser alone', () => {
  expect(draw({})).toContain('<details><summary>A question that people often ask</summary>')
  expect(draw({})).not.toContain('open=""')
})

test('only the first item is open where the owner wants it', () => {
  expect(draw({ isFirstOpen: true }).match(/open=""/g)).toHaveLength(1)
})

test('items of one accordion close each other and not those of another one', () => {
  expect(draw({ isOneOpen: true }).match(/name="accordion-a"/g)).toHaveLength(2)
})

test('the HTML of each item is cleaned and found', () => {
  const page = buildPage({ blocks: [{ id: 'a', type: 'accordion', settings: accordionFacts.first }] })
  const block = page.content.blocks.a!
  expect(htmlOfBlock(block)).toEqual(['<p>The answer to it.</p>', '<p>The answer to that one.</p>'])
  expect(htmlOfBlock(changeHtml(block, (html) => html.toUpperCase()))).toEqual([
    '<P>THE ANSWER TO IT.</P>',
    '<P>THE ANSWER TO THAT ONE.</P>',
  ])
})
