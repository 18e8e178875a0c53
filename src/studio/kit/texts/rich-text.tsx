import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { tidyHtml } from './simple-html.ts'
import classes from './texts.module.css'

interface RichTextProps {
  readonly label: string
  readonly html: string
  readonly onChange: (html: string) => void
}

/** A rich text field with headings, lists, links and the usual formatting. */
export function RichText({ label, html, onChange }: RichTextProps) {
  const shown = useRef(html)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false },
        // An empty line after a heading would change a text that is only opened.
        trailingNode: false,
      }),
    ],
    content: html,
    // Its styles are in the bundle: a style element without a nonce would be blocked.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => {
      shown.current = tidyHtml(changed.getHTML())
      onChange(shown.current)
    },
  })

  // Undo, a save and another draft change the text from outside.
  useEffect(() => {
    if (!editor || editor.isDestroyed || shown.current === html) return
    shown.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  return (
    <RichTextEditor editor={editor} className={classes.rich} variant="subtle">
      <RichTextEditor.Toolbar className={classes.toolbar}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.ClearFormatting />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={classes.content} />
    </RichTextEditor>
  )
}
