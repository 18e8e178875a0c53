import type { DemoProduct } from '../product.ts'

export const cups: readonly DemoProduct[] = [
  {
    urlId: 'harbor-mug',
    title: 'Harbor Mug',
    category: 'cups',
    excerpt: 'The one we started with. Twelve ounces, a handle for three fingers, a foot left bare.',
    body: `<p>The one we started with, and still the first thing off the wheel each Monday. It holds twelve ounces, the handle takes three fingers, and the foot is left bare so that you feel where the clay ends and the glaze begins.</p>
<p>The blue is dipped by hand, so the line sits a little differently on each mug. That is the point of it.</p>
<ul><li>3.7 in tall, 12 oz to the line, 16 to the lip</li><li>Goes in the dishwasher and the microwave</li><li>Stoneware, fired to cone 6</li></ul>`,
    tags: ['mug', 'coffee', 'everyday'],
    price: 38,
    weightGrams: 420,
    options: [
      {
        name: 'Glaze',
        display: 'radio',
        values: ['Harbor dip', 'Bone', 'Celadon', 'Tenmoku'],
        adds: { Tenmoku: 4 },
        pictures: {
          'Harbor dip': 'harbor-mug',
          Bone: 'harbor-mug-bone',
          Celadon: 'harbor-mug-celadon',
          Tenmoku: 'harbor-mug-tenmoku',
        },
      },
    ],
    variants: {
      'Harbor dip': { stock: 26 },
      Bone: { stock: 14 },
      Celadon: { stock: 3 },
      Tenmoku: { stock: 0 },
    },
    pictures: [
      'harbor-mug',
      'harbor-mug-above',
      'harbor-mug-close',
      'harbor-mug-bone',
      'harbor-mug-celadon',
      'harbor-mug-tenmoku',
    ],
    related: ['morning-cup', 'breakfast-set', 'side-plate'],
  },
  {
    urlId: 'morning-cup',
    title: 'Morning Cup',
    category: 'cups',
    excerpt: 'No handle, a waist for both hands. Six ounces of anything hot.',
    body: `<p>No handle: the waist is narrow enough for one hand and warm enough for two. Six ounces, which is a strong coffee or the first half of a pot of tea.</p>
<p>Rose goes pink where it is thin and brown where it breaks over the lip. Sea is the loud one.</p>
<ul><li>2.8 in tall, 6 oz</li><li>Dishwasher safe; let it cool before you rinse it</li></ul>`,
    tags: ['cup', 'tea', 'everyday'],
    price: 28,
    weightGrams: 260,
    options: [
      {
        name: 'Glaze',
        display: 'radio',
        values: ['Rose', 'Bone', 'Sea'],
        pictures: { Rose: 'morning-cup', Bone: 'morning-cup-bone', Sea: 'morning-cup-sea' },
      },
    ],
    variants: { Rose: { stock: 18 }, Bone: { stock: 22 }, Sea: { stock: 9 } },
    pictures: ['morning-cup', 'morning-cup-above', 'morning-cup-close', 'morning-cup-bone', 'morning-cup-sea'],
    related: ['harbor-mug', 'espresso-pair', 'side-plate'],
  },
  {
    urlId: 'espresso-pair',
    title: 'Espresso Pair',
    category: 'cups',
    excerpt: 'Two cups that never quite match. Made when you order them.',
    body: `<p>One tenmoku, one bone, thrown one after the other from the same lump so that they belong together without matching.</p>
<p>Made to order, so there are always more. Allow three weeks: one to throw and trim, one to dry, one for the kiln.</p>
<ul><li>2 oz each, 2 in tall</li><li>Sold as a pair</li></ul>`,
    tags: ['cup', 'coffee', 'made to order'],
    price: 44,
    weightGrams: 300,
    pictures: ['espresso-pair', 'espresso-pair-above'],
    related: ['morning-cup', 'salt-pinch', 'harbor-mug'],
  },
  {
    urlId: 'tumbler',
    title: 'Tumbler',
    category: 'cups',
    excerpt: 'Tall and straight, for water, iced coffee or a fistful of pencils.',
    body: `<p>Tall, straight, thin at the lip. Made for water and iced coffee, though the one in our studio holds pencils.</p>
<p>They stack two high. Three is asking for it.</p>
<ul><li>4.1 in tall, 11 oz</li><li>Buy four and they arrive in one box</li></ul>`,
    tags: ['tumbler', 'water', 'everyday'],
    price: 32,
    weightGrams: 340,
    options: [
      {
        name: 'Glaze',
        display: 'dropdown',
        values: ['Chalk', 'Sea', 'Celadon'],
        pictures: { Chalk: 'tumbler-chalk', Sea: 'tumbler-sea', Celadon: 'tumbler-celadon' },
      },
      { name: 'Set', display: 'dropdown', values: ['One', 'Two', 'Four'], adds: { Two: 28, Four: 84 } },
    ],
    variants: {
      'Chalk / One': { stock: 12 },
      'Chalk / Two': { stock: 6 },
      'Chalk / Four': { stock: 2 },
      'Sea / One': { stock: 8 },
      'Sea / Two': { stock: 4 },
      'Sea / Four': { stock: 0 },
      'Celadon / One': { stock: 5 },
      'Celadon / Two': { stock: 2 },
      'Celadon / Four': { stock: 1 },
    },
    pictures: ['tumbler', 'tumbler-chalk', 'tumbler-sea', 'tumbler-celadon', 'tumbler-close'],
    related: ['pitcher', 'harbor-mug', 'wide-bowl'],
  },
]
