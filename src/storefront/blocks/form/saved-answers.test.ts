import { afterEach, expect, test, vi } from 'vitest'
import { fieldSchema } from '#shared/forms/field-schema.ts'
import { forgetAnswers, recallAnswers, rememberAnswers } from './saved-answers.ts'

const form = {
  id: 'survey',
  fields: [
    { id: 'name', type: 'name' },
    { id: 'more', type: 'checkbox', options: ['Mug', 'Bowl'] },
    { id: 'agree', type: 'likert', options: ['constructor'] },
    { id: 'word', type: 'password' },
    { id: 'from', type: 'hidden', key: 'from' },
  ].map((field) => fieldSchema.parse(field)),
}
const empty = { name: ['', ''], more: [], agree: { constructor: [] }, word: '', from: '' }
const typed = { name: ['Ada', 'L'], more: ['Mug'], agree: { constructor: ['1'] }, word: 'secret', from: 'ad' }

afterEach(() => {
  forgetAnswers(form)
  vi.unstubAllGlobals()
})

test('what was typed is there again after a reload, without passwords and hidden values', () => {
  rememberAnswers(form, typed)
  expect(recallAnswers(form, empty)).toEqual({ ...typed, word: '', from: '' })
})

test('what has been typed since stays, and nothing is put back where nothing is missing', () => {
  rememberAnswers(form, typed)
  expect(recallAnswers(form, { ...empty, name: ['Grace', ''] })).toMatchObject({ name: ['Grace', ''], more: ['Mug'] })
  expect(recallAnswers(form, typed)).toBeNull()
})

test('it is forgotten once the form is sent or emptied, and what is no record of ours is nothing', () => {
  rememberAnswers(form, typed)
  forgetAnswers(form)
  expect(recallAnswers(form, empty)).toBeNull()
  rememberAnswers(form, typed)
  rememberAnswers(form, empty)
  expect(recallAnswers(form, empty)).toBeNull()
  vi.stubGlobal('sessionStorage', { getItem: () => '{', setItem() {}, removeItem() {} })
  expect(recallAnswers(form, empty)).toBeNull()
})
