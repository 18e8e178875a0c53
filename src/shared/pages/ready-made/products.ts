import { at, button, down, image, on, type ReadySection, text } from './define.ts'

const category = (title: string) => `<h3>${title}</h3><p>One line on what people find here.</p>`

/** Sections that show what the site sells, and what is new on it. */
export const productsSections: readonly ReadySection[] = [
  {
    id: 'products-grid',
    name: 'Products',
    keywords: 'shop store grid list',
    needs: 'store',
    blocks: [{ ...at(1, 12, 1), type: 'product-list', settings: { title: 'From the shop', count: 8 } }],
  },
  {
    id: 'products-beside',
    name: 'Text with products',
    keywords: 'shop store featured beside',
    needs: 'store',
    blocks: [
      text(
        at(1, 4, 1),
        '<h2>New this month</h2><p>Say what is special about these bowls, and how many there are.</p>',
        'large',
      ),
      { ...at(6, 7, 1), type: 'product-list', settings: { title: '', count: 4 } },
    ],
  },
  {
    id: 'products-tint',
    name: 'Four products on color',
    keywords: 'shop store featured favorites tint',
    needs: 'store',
    settings: on('tint'),
    blocks: [{ ...at(1, 12, 1), type: 'product-list', settings: { title: 'Favorites', count: 4 } }],
  },
  {
    id: 'products-categories',
    name: 'Three categories',
    keywords: 'shop collections photos links',
    blocks: [
      text(at(1, 8, 1), '<h2>Find what you need</h2>'),
      image(at(1, 4, 4, 18)),
      text(at(1, 4, 23), category('For the table')),
      image(at(5, 4, 4, 18)),
      text(at(5, 4, 23), category('For the kitchen')),
      image(at(9, 4, 4, 18)),
      text(at(9, 4, 23), category('For the garden')),
    ],
  },
  {
    id: 'products-feature',
    name: 'One product in detail',
    keywords: 'featured product highlight image text',
    settings: on('surface'),
    blocks: [
      image(at(1, 7, 1, 24)),
      text(
        down(at(9, 4, 1, 16), 'end'),
        '<h2>The vase of the season</h2><p>Describe one thing as closely as you can: its weight, its color in the morning, how it is used.</p><p><span class="color-quiet">From $48</span></p>',
      ),
      button(at(9, 4, 18), 'See it in the shop'),
    ],
  },
  {
    id: 'posts-latest',
    name: 'Latest posts',
    keywords: 'blog news journal articles',
    needs: 'posts',
    blocks: [{ ...at(1, 12, 1), type: 'summary', settings: { title: 'From the journal', design: 'grid', count: 3 } }],
  },
  {
    id: 'events-next',
    name: 'Next events',
    keywords: 'calendar dates concerts workshops',
    needs: 'events',
    blocks: [{ ...at(1, 12, 1), type: 'summary', settings: { title: 'Next dates', design: 'list', count: 4 } }],
  },
]
