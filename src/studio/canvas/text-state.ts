import type { Editor } from '@tiptap/core'
import { textAlignments, textColors, textSizes } from '#shared/pages/text-classes.ts'
import type { TextFormat, WrittenText } from './protocol.ts'

export type TextState = Omit<WrittenText, 'id'>

const marks: readonly TextFormat[] = ['bold', 'italic', 'underline']
const groups: readonly TextFormat[] = ['bulletList', 'orderedList', 'blockquote']

/** What is true of the selected words, or of those at the cursor. */
export function stateOfText(editor: Editor): TextState {
  const level = [1, 2, 3].find((one) => editor.isActive('heading', { level: one }))
  const around = groups.filter((name) => editor.isActive(name))
  const block = level ? ([`h${level}`] as TextFormat[]) : around.length > 0 ? around : (['paragraph'] as const)
  const { alignment } = editor.getAttributes(level ? 'heading' : 'paragraph')
  const { size, color } = editor.getAttributes('look')
  const { href = '' } = editor.getAttributes('link')
  return {
    formats: [...marks.filter((name) => editor.isActive(name)), ...block],
    look: {
      alignment: textAlignments.find((one) => one === alignment) ?? null,
      size: textSizes.find((one) => one === size) ?? null,
      color: textColors.find((one) => one === color) ?? null,
    },
    href,
    hasWords: !editor.state.selection.empty || href !== '',
  }
}
