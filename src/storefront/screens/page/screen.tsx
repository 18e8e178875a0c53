import { DrawnBlock } from '../../blocks/draw-block.tsx'
import { stylesOfBlocks } from '../../blocks/drawings.ts'
import { defineScreen } from '../../document/screen.ts'
import type { StyleName } from '../../document/style-name.ts'
import { arrange, type Group, type Word } from './arrange.ts'
import type { PageModel } from './model.ts'

/** A page made of blocks, including the home page. */
export const pageScreen = defineScreen<PageModel>({ component: PageScreen, styles: stylesFor })

function stylesFor({ blocks }: PageModel): StyleName[] {
  return [...stylesOfBlocks(blocks), 'screens/page/screen']
}

function PageScreen({ model }: { model: PageModel }) {
  const hasHeading = model.blocks.some((block) => block.type === 'text' && /<h1[\s>]/i.test(block.html))
  return (
    <div className="page">
      {!hasHeading && <h1 className={model.isHome ? 'visually-hidden' : 'wrap page-title'}>{model.title}</h1>}
      {arrange(model.blocks).map((group) => (
        <DrawnGroup key={keyOf(group)} group={group} />
      ))}
    </div>
  )
}

function DrawnGroup({ group }: { group: Group }) {
  if (group.kind === 'products') {
    return (
      <div className="wrap page-products">
        <DrawnBlock block={group.products} />
      </div>
    )
  }
  if (group.kind === 'words') {
    return (
      <div className="wrap page-words">
        <Words words={group.words} />
      </div>
    )
  }
  if (group.kind === 'form') {
    return (
      <div className={group.words.length > 0 ? 'wrap page-form has-words' : 'wrap page-form'}>
        {group.words.length > 0 && (
          <div className="page-form-words">
            <Words words={group.words} />
          </div>
        )}
        <DrawnBlock block={group.form} />
      </div>
    )
  }
  const isOpening = group.kind === 'opening'
  const sizes = { pair: '(min-width: 832px) 56vw, 100vw', opening: '(min-width: 832px) 100vw, 150vw', picture: '100vw' }
  const picture = <DrawnBlock block={group.picture} sizes={sizes[group.kind]} isFirst={isOpening} />
  const words = group.kind !== 'picture' && group.words.length > 0 && (
    <div className={isOpening ? 'wrap page-opening-words' : 'page-pair-words'}>
      <Words words={group.words} />
    </div>
  )
  const isWordsFirst = isOpening && group.wordsFirst
  return (
    <div className={isOpening ? 'page-opening' : `wrap page-${group.kind}`}>
      {isWordsFirst && words}
      {picture}
      {!isWordsFirst && words}
    </div>
  )
}

function Words({ words }: { words: readonly Word[] }) {
  return words.map((word) => <DrawnBlock key={word.id} block={word} />)
}

function keyOf(group: Group): string {
  if (group.kind === 'products') return group.products.id
  if (group.kind === 'form') return group.form.id
  return 'picture' in group ? group.picture.id : (group.words[0]?.id ?? '')
}
