import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import type { TextFormat, TextLook } from './protocol.ts'
import { Alignment, Look } from './text-marks.ts'

// The text editor needs it to keep several spaces. Style sheets that are made by code pass the content security policy.
const spaces = new CSSStyleSheet()
spaces.replaceSync('.ProseMirror{white-space:pre-wrap}.ProseMirror:focus{outline:none}')

/** Edits a text in its place on the page. */
export function editText(prose: HTMLElement, html: string, onChange: (html: string) => void) {
  prose.textContent = ''
  if (!document.adoptedStyleSheets.includes(spaces)) document.adoptedStyleSheets.push(spaces)
  const editor = new Editor({
    element: { mount: prose },
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3] },
        link: { openOnClick: false, protocols: ['page'], isAllowedUri: (href) => isAddress(href) },
      }),
      Alignment,
      Look,
    ],
    content: html,
    // The page's content security policy allows no style element.
    injectCSS: false,
    autofocus: 'end',
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' } },
    onUpdate: ({ editor: changed }) => onChange(tidy(changed.getHTML())),
  })
  return {
    format(format: TextFormat) {
      const chain = editor.chain().focus()
      switch (format) {
        case 'bold':
          return chain.toggleBold().run()
        case 'italic':
          return chain.toggleItalic().run()
        case 'underline':
          return chain.toggleUnderline().run()
        case 'paragraph':
          return chain.setParagraph().run()
        case 'blockquote':
          return chain.toggleBlockquote().run()
        case 'bulletList':
          return chain.toggleBulletList().run()
        case 'orderedList':
          return chain.toggleOrderedList().run()
        case 'clear':
          return chain.unsetAllMarks().clearNodes().updateAttributes('paragraph', { alignment: null }).run()
        default:
          return chain.toggleHeading({ level: Number(format.slice(1)) as 1 | 2 | 3 }).run()
      }
    },
    /** Aligns paragraphs, or gives the selected words a size or a color; null is that of the site. */
    look({ alignment, ...words }: TextLook) {
      const chain = editor.chain().focus()
      if (alignment !== undefined)
        return chain.updateAttributes('paragraph', { alignment }).updateAttributes('heading', { alignment }).run()
      const next = { ...editor.getAttributes('look'), ...words }
      return next.size || next.color ? chain.setMark('look', next).run() : chain.unsetMark('look').run()
    },
    link(href: string) {
      const chain = editor.chain().focus().extendMarkRange('link')
      return href === '' ? chain.unsetLink().run() : chain.setLink({ href, target: null, rel: null }).run()
    },
    end() {
      editor.destroy()
    },
  }
}
export type TextEditing = ReturnType<typeof editText>

const isAddress = (href: string) => /^(?:https?:\/\/|mailto:|tel:|page:|\/(?![/\\])|#)\S*$/i.test(href)

/** As texts were stored before: list items hold their words directly, and links open in the same window. */
const tidy = (html: string) =>
  html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, '<li>$1').replace(/ (?:target|rel)="[^"]*"/g, '')
