import * as plusFile from 'lucide-react/icons/plus'
import * as zoomFile from 'lucide-react/icons/zoom-in'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'

type IconData = Parameters<typeof createIcon>[0]
/** The package's types leave out what its files export besides the icon. */
const dataOf = (file: object) => (file as { __iconData: IconData }).__iconData
const icons = [
  ['plus', plusFile.default, dataOf(plusFile)],
  ['zoom-in', zoomFile.default, dataOf(zoomFile)],
] as const
const uses = [{}, { 'aria-hidden': true }, { size: 16 }, { className: 'is-large' }, { 'aria-label': 'Add' }] as const

test.each(icons.flatMap(([name, original, data]) => uses.map((props) => [name, props, original, data] as const)))(
  'the icon %s with %j is drawn as Lucide draws it',
  (_name, props, original, data) => {
    const small = createIcon(data)
    expect(renderToStaticMarkup(createElement(small, props))).toBe(renderToStaticMarkup(createElement(original, props)))
  },
)
