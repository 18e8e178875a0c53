import { Extension, Mark } from '@tiptap/core'
import { textAlignments, textColors, textSizes } from '#shared/pages/text-classes.ts'

/** An attribute that is one of some classes. */
const oneOf = (name: string, classes: readonly string[]) => ({
  default: null,
  parseHTML: (element: HTMLElement) => classes.find((one) => element.classList.contains(one)) ?? null,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { class: attributes[name] } : {}),
})

/** How a paragraph or heading is aligned. */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes() {
    return [{ types: ['paragraph', 'heading'], attributes: { alignment: oneOf('alignment', textAlignments) } }]
  },
})

/** The size and color of words. */
export const Look = Mark.create({
  name: 'look',
  addAttributes() {
    return { size: oneOf('size', textSizes), color: oneOf('color', textColors) }
  },
  parseHTML() {
    return [{ tag: 'span[class]' }]
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0]
  },
})
