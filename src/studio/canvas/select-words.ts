import { Extension } from '@tiptap/core'

/**
 * The key for selecting everything selects the words: what is typed over them keeps the format of the first line. Tiptap
 * selects the document with its blocks, and a heading would become a paragraph.
 */
export const SelectWords = Extension.create({
  name: 'selectWords',
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      'Mod-a': ({ editor }) => editor.commands.setTextSelection({ from: 0, to: editor.state.doc.content.size }),
    }
  },
})
