/** A commission of the demo: a project of its portfolio. Pictures are files of `demo/pictures`; the first is its cover. */
export interface DemoCommission {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly categories: readonly string[]
  /** How long ago it was delivered. */
  readonly days: number
  readonly pictures: readonly string[]
  readonly html: string
}

export const commissions = {
  title: 'Commissions',
  urlId: 'commissions',
  description: 'Tableware for restaurants, and single pieces for rooms we went to see first.',
} as const

export const projects: readonly DemoCommission[] = [
  {
    title: 'Ninety plates for a supper club',
    urlId: 'plates-for-a-supper-club',
    excerpt: 'Thirty seats, three courses, and a dishwasher that runs all night.',
    categories: ['Dining rooms'],
    days: 40,
    pictures: ['table-window', 'dinner-plate-close', 'dinner-plate-iron'],
    html: `<p>A supper club in Camden seats thirty people at one long table. They asked for plates that don’t match but belong together, and that can be carried four on an arm.</p>
<p>We threw ninety: thirty in chalk, thirty in celadon and thirty in iron. The foot is a little wider than on our own plate, so the stack doesn’t rock. After six weeks of service they sent two back. Both had met the floor.</p>`,
  },
  {
    title: 'A moon jar for a reading room',
    urlId: 'moon-jar-for-a-reading-room',
    excerpt: 'One big jar for a quiet corner. It took five tries.',
    categories: ['Single pieces'],
    days: 96,
    pictures: ['moon-jar-room', 'moon-jar-close', 'moon-jar'],
    html: `<p>The town library has a window seat that no one used. They wanted one thing on the shelf beside it, large enough to be seen from the door.</p>
<p>A moon jar is two bowls joined at the rim. At this size they sag if you join them too early and crack if you wait. The fifth one held. People sit there now, though we think it’s the heater we told them to fix.</p>`,
  },
  {
    title: 'Cups for a bakery that opens at five',
    urlId: 'cups-for-a-bakery',
    excerpt: 'Two sizes, no handles, warm in the hand before sunrise.',
    categories: ['Dining rooms'],
    days: 150,
    pictures: ['morning-cup-above', 'espresso-pair', 'espresso-pair-above'],
    html: `<p>The bakery’s first customers are on the lobster boats, and their hands are cold. So there are no handles: you hold the cup.</p>
<p>We made sixty in two sizes. The walls are thicker than on our shop cups, which keeps the coffee hot for about ten minutes longer. We timed it, with a lot of coffee.</p>`,
  },
  {
    title: 'Herb pots for a hotel kitchen',
    urlId: 'herb-pots-for-a-hotel',
    excerpt: 'Forty-eight pots for a windowsill that is thirty feet long.',
    categories: ['Dining rooms'],
    days: 210,
    pictures: ['herb-pots', 'herb-pots-above', 'planter'],
    html: `<p>The cooks cut their herbs from the windowsill during service, so each pot has to stay put when someone pulls at the thyme with one hand.</p>
<p>They’re squat, with a heavy foot and no glaze inside, because roots like clay that breathes. The saucers are one long tray in four parts. That was the chef’s idea, and it was a good one.</p>`,
  },
  {
    title: 'Pitchers for a school lunchroom',
    urlId: 'pitchers-for-a-school',
    excerpt: 'Every table pours its own water now.',
    categories: ['Dining rooms'],
    days: 240,
    pictures: ['pitcher', 'pitcher-above', 'tumbler-chalk'],
    html: `<p>The lunchroom wanted to get rid of plastic bottles. We were asked for something that a second grader can lift when it’s full, and that a fifth grader can’t break.</p>
<p>The pitcher holds a quart, and the handle fits two small hands. We made sixteen, and four more for the day someone proves us wrong.</p>`,
  },
  {
    title: 'A wedding list in three glazes',
    urlId: 'wedding-list',
    excerpt: 'Two people who couldn’t agree on a color, and didn’t have to.',
    categories: ['Single pieces'],
    days: 275,
    pictures: ['breakfast-set-celadon', 'serving-bowl-above', 'side-plate-stack'],
    html: `<p>She wanted celadon and he wanted bone. We showed them how the two look with rose in between, and the list was done in an hour.</p>
<p>Their guests bought it piece by piece from a page in our shop. Two years later they still add a plate every fall.</p>`,
  },
]
