import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { BodyField } from './body-field.tsx'

test('a text with a table is edited as HTML, and says why', async () => {
  const onChange = vi.fn()
  const { person } = renderInStudio(
    <BodyField label="Description" html="<table><tr><td>1</td></tr></table>" onChange={onChange} />,
  )
  const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description, as HTML' })
  expect(screen.getByText(/so it’s shown as HTML/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  await person.type(source, '!')
  expect(onChange).toHaveBeenLastCalledWith('<table><tr><td>1</td></tr></table>!')
})

test('any other text can be edited either way', async () => {
  const { person } = renderInStudio(<BodyField label="Description" html="<p>Blue</p>" onChange={() => {}} />)
  await person.click(screen.getByRole('button', { name: 'Edit as HTML' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description, as HTML' }).value).toBe('<p>Blue</p>')
  await person.click(screen.getByRole('button', { name: 'Write' }))
  expect(screen.queryByRole('textbox', { name: 'Description, as HTML' })).toBeNull()
})
