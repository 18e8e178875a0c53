import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ColorPanel } from './color-panel.tsx'

function draw() {
  const state = { styles: defaultStyles }
  function Panel() {
    const [styles, setStyles] = useState<SiteStyles>(defaultStyles)
    state.styles = styles
    return (
      <StaffContext value={{ permissions: [] } as never}>
        <ColorPanel styles={styles} change={(_place, changed) => setStyles({ ...styles, ...changed })} />
      </StaffContext>
    )
  }
  return { ...renderInStudio(<Panel />), state }
}

test('a color that cannot be read is reported, and repaired by a button', async () => {
  const { person, state } = draw()
  expect(screen.queryByText(/can’t be read well/)).toBeNull()
  const text = screen.getByRole('textbox', { name: 'Text' })
  await person.clear(text)
  await person.type(text, '#d8d0c0')
  expect(pageThemeOf(state.styles).text).toBe('#d8d0c0')
  expect(screen.getByText('Text can’t be read well')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Use #/ }))
  expect(screen.queryByText(/can’t be read well/)).toBeNull()
})

test('a color that is not complete changes nothing', async () => {
  const { person, state } = draw()
  const field = screen.getByRole('textbox', { name: 'Background' })
  await person.clear(field)
  await person.type(field, '#ff')
  expect(state.styles).toBe(defaultStyles)
  expect(screen.getByText('Enter # and three or six hexadecimal digits.')).toBeTruthy()
})

test('a color is pasted in the spelling of other tools, and what is missing from it is shown', async () => {
  const { person, state } = draw()
  const field = screen.getByRole('textbox', { name: 'Background' })
  await person.clear(field)
  await person.type(field, 'hsl(210, 50%')
  expect(screen.getByText('Missing an H/S/L value.')).toBeTruthy()
  await person.type(field, ', 96%)')
  expect(screen.queryByText('Missing an H/S/L value.')).toBeNull()
  await person.tab()
  expect(pageThemeOf(state.styles).background).toBe('#f0f5fa')
})

test('another theme becomes that of the pages, and five are made of one color', async () => {
  const { person, state } = draw()
  await person.click(screen.getByRole('button', { name: 'Darkest' }))
  await person.click(screen.getByRole('button', { name: 'Use for pages' }))
  expect(state.styles.pageTheme).toBe(4)
  const color = screen.getByRole('textbox', { name: 'Color' })
  await person.clear(color)
  await person.type(color, '#0b5fff')
  await person.click(screen.getByRole('button', { name: 'Make five themes' }))
  expect(state.styles.themes.map(({ background }) => background)).toContain('#0b5fff')
  expect(pageThemeOf(state.styles).accent).toBe('#0b5fff')
})
