import type { DemoProduct } from '../product.ts'

export const cups: readonly DemoProduct[] = [
  {
    urlId: 'harbor-mug',
    title: 'Harbor Mug',
    category: 'cups',
    excerpt: 'Our first mug, and still our favorite. Holds 12 oz, with a three-finger handle and a bare clay foot.',
    body: `<p>This is the first mug we made, and it is still the first thing we throw each Monday. It holds 12 ounces with room to spare. The handle fits three fingers, and the foot is left unglazed.</p>
<p>Each mug is dipped in blue by hand, so the line sits a little differently on every one.</p>
<ul><li>3.7 in tall, 12 oz to the glaze line, 16 oz to the rim</li><li>Dishwasher and microwave safe</li><li>Stoneware, fired to cone 6</li></ul>`,
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
    excerpt: 'A small cup without a handle, shaped to hold in both hands. Holds 6 oz.',
    body: `<p>A cup without a handle. Its narrow waist is easy to hold in one hand and warms both. It holds six ounces: a strong coffee or a small cup of tea.</p>
<p>Rose is pink where it is thin and turns brown at the rim. Sea is the brightest of our glazes.</p>
<ul><li>2.8 in tall, 6 oz</li><li>Dishwasher and microwave safe</li></ul>`,
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
    excerpt: 'Two small cups, one in tenmoku and one in bone. Made to order.',
    body: `<p>One cup in tenmoku and one in bone, thrown one after the other from the same clay.</p>
<p>We make them to order. Please allow three weeks: one to throw and trim, one to dry, and one to fire.</p>
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
    excerpt: 'Tall and straight, for water, juice or iced coffee.',
    body: `<p>Tall and straight with a thin rim, for water, juice or iced coffee.</p>
<p>They stack two high, but not three.</p>
<ul><li>4.1 in tall, 11 oz</li><li>A set of four ships in one box</li></ul>`,
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
