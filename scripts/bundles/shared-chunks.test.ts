import { expect, test } from 'vitest'
import { createSharedChunks } from './shared-chunks.ts'

const root = process.cwd()
const bundle = (name: string) => `${root}/src/storefront/hydration/bundles/${name}.ts`
const runtime = `${root}/src/storefront/hydration/runtime.ts`
const react = `${root}/node_modules/react-dom/client.js`

/** Modules with their imports and their dynamic imports. */
const modules: Record<string, [imports: string[], onDemand?: string[]]> = {
  [runtime]: [['call'], [bundle('cart'), bundle('checkout'), bundle('form'), bundle('product')]],
  [bundle('product')]: [[react, 'call', 'gallery', 'price']],
  [bundle('cart')]: [[react, 'call', 'price', 'summary']],
  [bundle('checkout')]: [[react, 'call', 'summary']],
  [bundle('form')]: [[react, 'fields', 'captcha-place']],
  gallery: [['slides'], ['lightbox']],
  lightbox: [['slides']],
  price: [[], ['product-form']],
  'product-form': [['fields']],
}
const graph = {
  getModuleInfo(module: string) {
    const [importedIds = [], dynamicallyImportedIds = []] = modules[module] ?? []
    return { importedIds, dynamicallyImportedIds }
  },
}

test.each([
  ['a bundle is a file of its own', bundle('product'), null],
  ['what the runtime has stays with it', 'call', null],
  ['React goes with what all islands have', react, 'islands'],
  ['what several page types have goes with React', 'price', 'islands'],
  ['what cart and checkout have is not for other pages', 'summary', 'purchases'],
  ['what one page type has goes with it', 'gallery', null],
  ['what a page and a part of it that is loaded later have goes there too', 'slides', 'islands'],
  ['fields of forms are for forms, wherever they are', 'fields', 'fields'],
  ['what is loaded on demand stands alone', 'lightbox', null],
])('%s', (_words, module, chunk) => {
  expect(createSharedChunks(root)(module, graph)).toBe(chunk)
})
