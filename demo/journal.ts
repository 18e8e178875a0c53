/** A post of the demo's journal: its text is HTML, its picture a file of `demo/pictures`. */
export interface DemoPost {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly picture: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly isStarred?: boolean
  /** How long ago it was published. */
  readonly days: number
  readonly html: string
}

export const journal = {
  title: 'Journal',
  urlId: 'journal',
  description: 'Notes from the workshop: what came out of the kiln, what broke, and what we learned.',
  author: 'Nora Quill',
} as const

export const posts: readonly DemoPost[] = [
  {
    title: 'What came out of the autumn firing',
    urlId: 'autumn-firing',
    excerpt: 'Two days of cooling, one cracked plate, and the best tenmoku we have had this year.',
    picture: 'kiln-open',
    categories: ['Kiln notes'],
    tags: ['tenmoku', 'firing'],
    isStarred: true,
    days: 6,
    html: `<p>We open the kiln when it is below ninety degrees. That takes two days, and no one in the workshop is good at waiting. This time it was worth it.</p>
<p>The tenmoku on the lower shelves broke to rust along every lip. The kiln was slow there, by about an hour, and slow is what this glaze likes. On the top shelf it stayed black. Both are in the shop now, and we have sorted them so that a pair matches.</p>
<h2>What we lost</h2>
<p>One dinner plate cracked through the foot. It was thrown a little too thin, and we knew it when we trimmed it. Two mugs touched. They are in the seconds box, and they hold coffee as well as all the others.</p>
<h2>What is next</h2>
<p>The next firing is chalk and celadon only. If you are waiting for side plates, they are in it.</p>`,
  },
  {
    title: 'How to look after a glazed bowl',
    urlId: 'looking-after-a-bowl',
    excerpt: 'Use it every day. The rest is three short rules.',
    picture: 'serving-bowl',
    categories: ['At home'],
    tags: ['care'],
    days: 27,
    html: `<p>People ask us how to look after a bowl, and the honest answer is: use it. Stoneware that is fired as high as ours is dense and hard. It goes in the dishwasher and in the microwave.</p>
<h2>Three rules</h2>
<ul><li>No sudden changes. A bowl from the fridge waits for ten minutes before it goes into the oven.</li><li>Stack with a cloth between, if you stack high. It is the unglazed foot that scratches.</li><li>Gray lines are metal, not scratches. A little baking soda on a damp cloth takes them off.</li></ul>
<p>If a bowl ever breaks, write to us. We like to know how, and we usually have its sister on the shelf.</p>`,
  },
  {
    title: 'A week at the wheel with Ines',
    urlId: 'a-week-with-ines',
    excerpt: 'Our first guest in the workshop threw forty cups and kept four.',
    picture: 'hands-wheel',
    categories: ['People'],
    tags: ['workshop', 'guests'],
    isStarred: true,
    days: 48,
    html: `<p>Ines makes tiles, not cups. She came for a week to learn the wheel, because a tile never has to stand up.</p>
<p>On Monday she threw eleven cylinders and cut all of them in half with a wire. That is how you see the wall: it should be as thick at the top as at the bottom. On Thursday she stopped cutting. On Friday she had forty cups, and kept four.</p>
<blockquote>The clay tells you where it wants to go. You can argue, but it is heavier than you.</blockquote>
<p>The four are fired with the next celadon. She will take two home, and two stay here.</p>`,
  },
  {
    title: 'Why we write the glaze on the foot',
    urlId: 'glaze-on-the-foot',
    excerpt: 'Four marks in iron oxide, so that you can find the same color again in ten years.',
    picture: 'glaze-notebook-close',
    categories: ['Kiln notes'],
    tags: ['glaze'],
    days: 83,
    html: `<p>Turn one of our pots over and you find four small marks beside the stamp. They are the glaze, written with iron oxide before the last firing.</p>
<p>We started this after a customer sent a photo of a mug from our first year and asked for two more. We had three notebooks and no idea. The recipe had changed twice, and the clay once.</p>
<p>Now every recipe has its four marks, and when a recipe changes, so do they. The notebook with all of them is in the shop: it is a small book, and we are not worried about secrets. A glaze is a recipe. The kiln is the cook.</p>`,
  },
]

/** An event of the demo: its day is counted from the day on which the demo is created. */
export interface DemoEvent {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly picture: string
  readonly categories: readonly string[]
  readonly inDays: number
  /** In the time zone of the shop, as 10:00. */
  readonly from: string
  readonly to: string
  readonly html: string
}

export const events = {
  title: 'Workshops',
  urlId: 'workshops',
  description: 'Evenings and mornings at the mill. We are six people at most, and there is always tea.',
  location: {
    ...{ name: 'The old tide mill', addressLine1: '4 Mill Cove Road', addressLine2: 'Rockport, ME 04856' },
    ...{ addressCountry: 'United States', mapLat: null, mapLng: null },
  },
} as const

export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'First evening at the wheel',
    urlId: 'first-evening-at-the-wheel',
    excerpt: 'Two hours, one ball of clay after another. No one needs to have done it before.',
    picture: 'wheel-workshop',
    categories: ['For beginners'],
    inDays: 12,
    from: '18:00',
    to: '20:30',
    html: `<p>You center, open and pull up a wall, and then you do it again. We help with the first three, and after that mostly with encouragement.</p>
<p>You keep two pots. We glaze and fire them, and you collect them about three weeks later, or we send them.</p>
<p>Wear something that can get wet. Aprons and tea are here.</p>`,
  },
  {
    title: 'Glaze morning',
    urlId: 'glaze-morning',
    excerpt: 'Mix three glazes from the notebook and dip a set of test tiles.',
    picture: 'glaze-notebook',
    categories: ['Glazes'],
    inDays: 33,
    from: '10:00',
    to: '13:00',
    html: `<p>We weigh, sieve and dip: chalk, celadon and one tenmoku. You learn to read a recipe, and why a gram of iron is a lot.</p>
<p>The tiles are fired in the next kiln. You get a set of your own, with the marks on the back.</p>`,
  },
]
