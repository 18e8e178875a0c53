import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SettingFields } from './setting-input.tsx'

const questions = {
  name: 'items',
  label: 'Questions',
  input: {
    kind: 'list',
    itemName: 'question',
    most: 3,
    titleOf: ({ title }: Readonly<Record<string, unknown>>) => String(title),
    first: { title: 'Your question', isOpen: false, note: '' },
    fields: [
      { name: 'title', label: 'Question', input: { kind: 'line', most: 50, isRequired: true } },
      { name: 'isOpen', label: 'Open', input: { kind: 'check' } },
      {
        name: 'note',
        label: 'Note',
        input: { kind: 'line', most: 50 },
        isShown: ({ isOpen }: Readonly<Record<string, unknown>>) => isOpen === true,
      },
    ],
  },
} as const

function draw() {
  const saved = vi.fn()
  function Panel() {
    const [settings, setSettings] = useState<Readonly<Record<string, unknown>>>({
      items: [{ id: 'a', title: 'Do you ship?', isOpen: false, note: '' }],
    })
    const titles = (items: unknown) => (items as { title: string }[]).map(({ title }) => title)
    return (
      <SettingFields
        fields={[questions]}
        settings={settings}
        areValid={({ items }) => titles(items).length > 0 && titles(items).every((title) => title !== '')}
        write={() => undefined}
        change={({ name }, value) => {
          saved(titles(value))
          setSettings({ ...settings, [name]: value })
        }}
      />
    )
  }
  return { ...renderInStudio(<Panel />), saved }
}

test('a question is added, opened at once and named by its own words', async () => {
  const { person, saved } = draw()
  await person.click(screen.getByRole('button', { name: 'Add question' }))
  expect(saved).toHaveBeenLastCalledWith(['Do you ship?', 'Your question'])
  await person.clear(screen.getByRole('textbox', { name: 'Question' }))
  expect(screen.getByText('Required')).toBeDefined()
  expect(saved).toHaveBeenLastCalledWith(['Do you ship?', 'Your question'])
  await person.type(screen.getByRole('textbox', { name: 'Question' }), 'Gifts')
  expect(saved).toHaveBeenLastCalledWith(['Do you ship?', 'Gifts'])
  expect(screen.getByRole('button', { name: 'Gifts', expanded: true })).toBeDefined()
})

test('a setting that does not matter with the others is not shown', async () => {
  const { person } = draw()
  await person.click(screen.getByRole('button', { name: 'Do you ship?' }))
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'Open' }))
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeDefined()
})

test('the last one that a block needs cannot be removed, and no more than the most can be added', async () => {
  const { person, saved } = draw()
  expect(screen.queryByRole('button', { name: 'Remove Do you ship?' })).toBeNull()
  const add = screen.getByRole('button', { name: 'Add question' })
  await person.click(add)
  await person.click(add)
  expect(add).toHaveProperty('disabled', true)
  await person.click(screen.getByRole('button', { name: 'Remove Do you ship?' }))
  expect(saved).toHaveBeenLastCalledWith(['Your question', 'Your question'])
})
