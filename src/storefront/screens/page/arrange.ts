import type { FormModel } from '../../blocks/form/model.ts'
import type {
  BlockModel,
  ButtonModel,
  ImageModel,
  ProductListModel,
  QuoteModel,
  TextModel,
} from '../../blocks/model.ts'

/**
 * How blocks are grouped. `opening`: the page's first picture at full width, with the text below it, or above it if it
 * came first. `pair`: a picture beside text. `words`: text with its buttons. `form`: a form beside the text before it.
 * `picture` and `products` are single.
 */
export type Group =
  | {
      readonly kind: 'opening'
      readonly picture: ImageModel
      readonly words: readonly Word[]
      readonly wordsFirst: boolean
    }
  | { readonly kind: 'pair'; readonly picture: ImageModel; readonly words: readonly Word[] }
  | { readonly kind: 'words'; readonly words: readonly Word[] }
  | { readonly kind: 'picture'; readonly picture: ImageModel }
  | { readonly kind: 'products'; readonly products: ProductListModel }
  | { readonly kind: 'form'; readonly form: FormModel; readonly words: readonly Word[] }

export type Word = TextModel | ButtonModel | QuoteModel

const isWord = (block: BlockModel | undefined): block is Word =>
  block?.type === 'text' || block?.type === 'button' || block?.type === 'quote'

/** Groups a page's blocks in order: text belongs to the picture before it, buttons to the text before them. */
export function arrange(blocks: readonly BlockModel[]): Group[] {
  const groups: Group[] = []
  let at = 0
  const takeWords = () => {
    const words: Word[] = []
    for (let next = blocks[at]; isWord(next); next = blocks[at]) {
      if (next.type === 'text' && words.length > 0) break
      words.push(next)
      at += 1
    }
    return words
  }
  while (at < blocks.length) {
    const block = blocks[at]!
    if (isWord(block)) {
      const words = takeWords()
      const picture = blocks[at]
      if (groups.length === 0 && picture?.type === 'image' && !isWord(blocks[at + 1])) {
        groups.push({ kind: 'opening', picture, words, wordsFirst: true })
        at += 1
      } else groups.push({ kind: 'words', words })
      continue
    }
    at += 1
    if (block.type === 'product-list') {
      groups.push({ kind: 'products', products: block })
      continue
    }
    if (block.type === 'form') {
      const before = groups.at(-1)
      if (before?.kind === 'words') groups.pop()
      groups.push({ kind: 'form', form: block, words: before?.kind === 'words' ? before.words : [] })
      continue
    }
    const words = takeWords()
    if (groups.length === 0) groups.push({ kind: 'opening', picture: block, words, wordsFirst: false })
    else if (words.length > 0) groups.push({ kind: 'pair', picture: block, words })
    else groups.push({ kind: 'picture', picture: block })
  }
  return groups
}
