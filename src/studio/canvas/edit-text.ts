import { type ChainedCommands, Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import type { TextFormat, TextLook } from './protocol.ts'
import { SelectWords } from './select-words.ts'
import { Alignment, Look } from './text-marks.ts'
import { stateOfText, type TextState } from './text-state.ts'

// The text editor needs it to keep several spaces. Style sheets that are made by code pass the content security policy.
const spaces = new CSSStyleSheet()
spaces.replaceSync('.ProseMirror{white-space:pre-wrap}.ProseMirror:focus{outline:none}')

interface TextListener {
  /** @param by how: what is typed quickly is one step, a button or a link is one of its own */
  changed(html: string, by: 'typing' | 'button'): void
  /** The cursor has moved, or the format at the cursor has changed. */
  moved(state: TextState): void
}

/** Edits a text in its place on the page. */
export function editText(prose: HTMLElement, html: string, listener: TextListener) {
  prose.textContent = ''
  let reported: string | null = null
  let shown = ''
  let by: 'typing' | 'button' = 'typing'
  /** Reports a change, except in the middle of a word that is composed of several keys. */
  function report(written: Editor, isEnding = false): void {
    if (written.view.composing && !isEnding) return
    const state = stateOfText(written)
    const next = JSON.stringify(state)
    if (next !== shown && !isEnding) listener.moved(state)
    shown = next
    const words = tidy(written.getHTML())
    // The text editor's own form of the stored text does not count as a change.
    if (reported !== null && words !== reported) listener.changed(words, by)
    reported = words
  }
  if (!document.adoptedStyleSheets.includes(spaces)) document.adoptedStyleSheets.push(spaces)
  const editor = new Editor({
    element: { mount: prose },
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3] },
        // An empty line after a heading would change a text that is only opened.
        trailingNode: false,
        link: { openOnClick: false, protocols: ['page'], isAllowedUri: (href) => isAddress(href) },
      }),
      Alignment,
      Look,
      SelectWords,
    ],
    content: html,
    // The page's content security policy allows no style element.
    injectCSS: false,
    autofocus: 'end',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
      handleDOMEvents: {
        // After the editor itself has read the word.
        compositionend: () => void setTimeout(() => editor.isDestroyed || report(editor)),
      },
    },
    onTransaction: (event) => report(event.editor),
  })
  report(editor)
  /** What a button does, as a step of its own. */
  function press(change: (chain: ChainedCommands) => ChainedCommands): void {
    by = 'button'
    change(editor.chain().focus()).run()
    by = 'typing'
  }
  return {
    format: (format: TextFormat) => press((chain) => formatted(chain, format)),
    /** Aligns paragraphs, or gives the selected words a size or a color; null is that of the site. */
    look: ({ alignment, ...words }: TextLook) =>
      press((chain) => {
        if (alignment !== undefined)
          return chain.updateAttributes('paragraph', { alignment }).updateAttributes('heading', { alignment })
        const next = { ...editor.getAttributes('look'), ...words }
        return next.size || next.color ? chain.setMark('look', next) : chain.unsetMark('look')
      }),
    link: (href: string) =>
      press((chain) => {
        const all = chain.extendMarkRange('link')
        return href === '' ? all.unsetLink() : all.setLink({ href, target: null, rel: null })
      }),
    end() {
      report(editor, true)
      editor.destroy()
    },
  }
}
export type TextEditing = ReturnType<typeof editText>

function formatted(chain: ChainedCommands, format: TextFormat): ChainedCommands {
  switch (format) {
    case 'bold':
      return chain.toggleBold()
    case 'italic':
      return chain.toggleItalic()
    case 'underline':
      return chain.toggleUnderline()
    case 'paragraph':
      return chain.setParagraph()
    case 'blockquote':
      return chain.toggleBlockquote()
    case 'bulletList':
      return chain.toggleBulletList()
    case 'orderedList':
      return chain.toggleOrderedList()
    case 'clear':
      return chain.unsetAllMarks().clearNodes().updateAttributes('paragraph', { alignment: null })
    default:
      return chain.toggleHeading({ level: Number(format.slice(1)) as 1 | 2 | 3 })
  }
}

const isAddress = (href: string) => /^(?:https?:\/\/|mailto:|tel:|page:|\/(?![/\\])|#)\S*$/i.test(href)

/** As texts were stored before: list items hold their words directly, and links open in the same window. */
const tidy = (html: string) =>
  html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, '<li>$1').replace(/ (?:target|rel)="[^"]*"/g, '')
