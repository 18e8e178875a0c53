import { waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editText } from './edit-text.ts'
import { SelectWords } from './select-words.ts'

let prose: HTMLElement
beforeEach(() => {
  prose = document.body.appendChild(document.createElement('div'))
})
afterEach(() => prose.remove())

test.each(['<h1>Welcome</h1>', '<p>Hello</p><h2>Hours</h2>', '<ul><li><p>Mugs</p></li></ul>'])(
  'a text that is only opened stays as it was: %s',
  async (html) => {
    const changed = vi.fn()
    const text = editText(prose, html, { changed, moved: () => {} })
    // The text editor takes the focus a little later.
    await waitFor(() => expect(document.activeElement).toBe(prose))
    text.end()
    expect(changed).not.toHaveBeenCalled()
    expect(prose.querySelectorAll('p:empty, p > br:only-child')).toHaveLength(0)
  },
)

test('what is typed over all words keeps the format of the first line', () => {
  const editor = new Editor({
    element: prose,
    extensions: [StarterKit.configure({ trailingNode: false }), SelectWords],
    content: '<h1>Welcome</h1><p>to the shop</p>',
  })
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }))
  editor.view.dispatch(editor.state.tr.insertText('Hello'))
  expect(editor.getHTML()).toBe('<h1>Hello</h1>')
  editor.destroy()
})
