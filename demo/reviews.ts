/** What a customer of the demo wrote. They are fictional; their addresses end in example.com, where no email arrives. */
export interface DemoReview {
  /** The product, by its URL. */
  readonly product: string
  readonly name: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly daysAgo: number
  readonly title?: string
  readonly body: string
  /** The answer of the shop. */
  readonly reply?: string
  readonly pictures?: readonly string[]
  /** Reviews that wait for approval. */
  readonly isWaiting?: boolean
}

export const reviews: readonly DemoReview[] = [
  {
    ...{ product: 'harbor-mug', name: 'Ada L.', rating: 5, daysAgo: 3, title: 'The one I reach for' },
    body: 'I own nine mugs and I wash this one by hand so I can use it again sooner. The handle really does fit three fingers. My husband has large hands and it fits two of his, which he says is enough.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Marcus B.', rating: 4, daysAgo: 9, title: 'Great mug, slow mail' },
    body: 'The mug is lovely. It took nine days to reach Brooklyn, in the biggest box of paper I have ever seen, and not a chip on it.',
    reply:
      'That was the week our kiln was down and everything left late. We’re glad it got there in one piece. The paper is from the printer next door and goes in any recycling bin.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Priya R.', rating: 5, daysAgo: 14 },
    body: 'Celadon is greener than on my screen, closer to sage. I like it better than what I thought I was buying.',
    pictures: ['harbor-mug-celadon'],
  },
  {
    ...{ product: 'harbor-mug', name: 'Tom H.', rating: 3, daysAgo: 21, title: 'Heavy' },
    body: 'Nicely made, and the glaze is as pictured. It’s a heavy mug though, heavier than I expected for 12 ounces. My mother finds it hard to lift when full. I’d look at the weight before buying.',
    reply:
      'Thank you for saying so. It’s 420 grams. If you’d rather have something lighter, we’re happy to swap it for a Morning Cup.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Ellen V.', rating: 5, daysAgo: 33, title: 'Third one' },
    body: 'Bought one, then one for my sister, then one more because she wouldn’t give mine back.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Dana W.', rating: 5, daysAgo: 41 },
    body: 'Picked it up at the mill. Nora let me hold four of them until I found mine. The blue line is different on each and that turns out to matter a great deal at 6 in the morning.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Luis O.', rating: 4, daysAgo: 52, title: 'Bare foot scratches' },
    body: 'Beautiful, but the unglazed foot left a faint ring on my oak table. A coaster solved it. Coffee stays warm longer than in my thin ones.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Grace M.', rating: 5, daysAgo: 60 },
    body: 'Two years of daily dishwashing and it looks like the day it came.',
  },
  { product: 'harbor-mug', name: 'Sofia K.', rating: 5, daysAgo: 74, title: 'Just right', body: '' },
  {
    ...{ product: 'harbor-mug', name: 'Ben A.', rating: 5, daysAgo: 88 },
    body: 'Wedding present for friends who have everything. They didn’t have this.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Hannah P.', rating: 2, daysAgo: 95, title: 'Arrived with a hairline crack' },
    body: 'A thin line below the handle. It held water, but I didn’t trust it. They sent another the same day without asking for a photo. Two stars for the first mug, five for the people.',
    reply: 'We hate it when one gets past us. Keep the cracked one for pencils.',
  },
  {
    ...{ product: 'harbor-mug', name: 'Jonas E.', rating: 5, daysAgo: 120, title: 'Tenmoku' },
    body: 'The dark one goes almost red at the rim when the sun is on it. Sold out as I write this, so I’m glad I didn’t wait.',
    pictures: ['harbor-mug-tenmoku'],
  },
  {
    product: 'harbor-mug',
    name: 'Ruth C.',
    rating: 5,
    daysAgo: 131,
    body: 'Sturdy, honest, comfortable. Nothing to add.',
  },
  {
    ...{ product: 'morning-cup', name: 'Clara D.', rating: 5, daysAgo: 6, title: 'Warm hands' },
    body: 'I bought it for tea and use it for everything: tea, soup, once a very small bunch of violets.',
  },
  {
    ...{ product: 'morning-cup', name: 'Isaac M.', rating: 4, daysAgo: 18 },
    body: 'Lovely shape. Six ounces is small, so know that before you order. I pour twice.',
  },
  {
    ...{ product: 'morning-cup', name: 'Frida N.', rating: 5, daysAgo: 47, title: 'Rose' },
    body: 'Pink where it’s thin and brown at the rim, just as they say. No two of my four are the same.',
  },
  {
    ...{ product: 'dinner-plate', name: 'Peter L.', rating: 5, daysAgo: 11, title: 'They stack' },
    body: 'Eight plates, and the stack doesn’t wobble. Anyone who has owned handmade plates knows what that means.',
  },
  {
    ...{ product: 'dinner-plate', name: 'Alice N.', rating: 4, daysAgo: 27 },
    body: 'Knife marks show a little on the iron glaze. They come off with baking soda. The chalk ones have none.',
    reply: 'Baking soda is what we use, too. There’s a note about it in the journal.',
  },
  {
    ...{ product: 'dinner-plate', name: 'Henrik D.', rating: 5, daysAgo: 66, title: 'Mixed a set' },
    body: 'Four chalk, two celadon, two iron. My partner thought I had lost my mind until the table was laid.',
    pictures: ['dinner-plate'],
  },
  {
    ...{ product: 'noodle-bowl', name: 'Yuki T.', rating: 5, daysAgo: 8, title: 'The right depth' },
    body: 'Deep enough for broth, wide enough for an egg. My kitchen scale says 720 ml to the rim.',
  },
  {
    ...{ product: 'noodle-bowl', name: 'Sam W.', rating: 5, daysAgo: 38 },
    body: 'Stays hot to the last noodle.',
  },
  {
    ...{ product: 'wide-bowl', name: 'Maria C.', rating: 4, daysAgo: 16, title: 'Bigger than it looks' },
    body: 'It takes a salad for four. Measure your cupboard first, mine lives on the table now.',
  },
  {
    ...{ product: 'pitcher', name: 'Joan C.', rating: 5, daysAgo: 29, title: 'Doesn’t drip' },
    body: 'I have been buying pitchers for thirty years. This is the first one that doesn’t drip.',
  },
  {
    ...{ product: 'moon-jar', name: 'Noah F.', rating: 5, daysAgo: 44, title: 'Worth the wait' },
    body: 'I waited five months for one. It’s on the piano with nothing in it, and visitors lower their voices.',
  },
  {
    ...{ product: 'bud-vase', name: 'Leah S.', rating: 4, daysAgo: 23 },
    body: 'One branch and it looks like you thought about it. The opening is narrow: tulips don’t fit.',
  },
  {
    ...{ product: 'bud-vase', name: 'Kate F.', rating: 5, daysAgo: 57, title: 'Bought two, gave away one' },
    body: 'Then came back for another.',
  },
  {
    ...{ product: 'seconds-box', name: 'Omar H.', rating: 5, daysAgo: 13, title: 'What’s wrong with them?' },
    body: 'I still can’t find the fault in three of the four. The fourth leans a little, like the rest of us.',
  },
  {
    ...{ product: 'wheel-workshop', name: 'Tess H.', rating: 5, daysAgo: 20, title: 'Muddy and happy' },
    body: 'Sam is patient. My bowl collapsed twice, and the third one is on my desk. Wear old shoes.',
  },
  {
    ...{ product: 'glaze-notebook', name: 'Walter G.', rating: 4, daysAgo: 35 },
    body: 'Clear recipes with pictures of what goes wrong, which is what you need. I’d have liked a page on kiln wash.',
  },
  {
    ...{ product: 'breakfast-set', name: 'Nina P.', rating: 3, daysAgo: 2, title: 'One plate differs' },
    body: 'Mug and bowl match, the plate is a shade darker. Is that normal for bone?',
    isWaiting: true,
  },
  {
    ...{ product: 'harbor-mug', name: 'Hugo B.', rating: 5, daysAgo: 1 },
    body: 'Came on Tuesday, already the favorite of the whole office kitchen.',
    isWaiting: true,
  },
]
