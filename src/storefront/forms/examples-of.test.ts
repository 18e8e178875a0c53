import { expect, test } from 'vitest'
import { examplesOf } from './examples-of.ts'

test.each([
  ['name', 'Ada Lovelace', ['Ada', 'Lovelace']],
  ['name', ' Ada  King of Lovelace ', ['Ada', 'King of Lovelace']],
  ['name', 'Ada', ['Ada', '']],
  ['name', undefined, ['', '']],
  ['date', '12/24/2026', ['12', '24', '2026']],
  ['date', 'MM . TT . JJJJ', ['MM', 'TT', 'JJJJ']],
  ['date', '', ['']],
  ['time', '9:30 PM', ['9', '30', 'PM']],
  ['time', undefined, ['']],
] as const)('the placeholder of a %s, %j, is divided into %j', (type, placeholder, parts) => {
  const common = { id: 'a', title: '', description: '', required: false, showWhen: null }
  expect(examplesOf({ ...common, type, placeholder })).toEqual(parts)
})
