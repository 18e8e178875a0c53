import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentLanguage, ContentText } from './content-text.tsx'

test('words in Hebrew or Arabic are isolated from those around them, and other texts are as they were', () => {
  const draw = (words: string) => renderToStaticMarkup(<ContentText>{words}</ContentText>)
  expect(draw('Harbor mug')).toBe('Harbor mug')
  expect(draw('Haifa חיפה 33, Israel')).toBe('Haifa <bdi>חיפה</bdi> 33, Israel')
  expect(renderToStaticMarkup(<ContentText>Size: {'كبير'}</ContentText>)).toBe('Size: <bdi>كبير</bdi>')
})

test('the language of the owner’s words is around all of them', () => {
  const words = (
    <ContentLanguage value="he">
      <ContentText>סט תה, Large</ContentText>
    </ContentLanguage>
  )
  expect(renderToStaticMarkup(words)).toBe('<span lang="he"><bdi>סט תה</bdi>, Large</span>')
})
