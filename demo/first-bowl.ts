/** A lesson of the demo's course: a text with a file of `demo/pictures` above it. */
export interface DemoLesson {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly chapter: string
  readonly picture: string
  /** How long it takes to read. */
  readonly minutes: number
  /** In how many days it is available; 0 for now. */
  readonly inDays?: number
  readonly html: string
}

export const course = {
  title: 'Your first bowl',
  urlId: 'first-bowl',
  description:
    'Six short lessons for your first evening at a wheel, written the way we say them in the workshop. They’re free. The bowl will be a little crooked, and you’ll keep it.',
  cover: 'workshop-wheel',
} as const

export const lessons: readonly DemoLesson[] = [
  {
    title: 'What to have within reach',
    urlId: 'what-to-have-within-reach',
    excerpt: 'Five things, one apron, and short fingernails.',
    chapter: 'Before the wheel',
    picture: 'about-bench',
    minutes: 2,
    html: `<p>You need less than the shops would like to sell you. A wheel, a pound of stoneware clay, a basin of warm water, a sponge, a wooden rib and a cutting wire. That’s the list.</p>
<p>Put the water on the side of your right hand and the clay on the other. You’ll reach for both without looking, and by then your hands will be slippery. An old towel on your knees helps more than an apron does.</p>
<h2>Your hands</h2>
<p>Cut your fingernails tonight. Long nails draw lines inside the bowl, and you’ll never find out where they came from. Rings go into a cup on the shelf. Not into a pocket: pockets fill with clay.</p>`,
  },
  {
    title: 'Wedge the clay',
    urlId: 'wedge-the-clay',
    excerpt: 'Push, turn, push. Fifty times, and then look inside.',
    chapter: 'Before the wheel',
    picture: 'workshop-wheel',
    minutes: 3,
    html: `<p>Wedging is kneading with a reason. It makes the clay equally soft everywhere, and it presses out the air. Air doesn’t explode in the kiln, whatever your uncle says. But a bubble the size of a pea will throw your bowl off center just when it was going well.</p>
<ol><li><p>Set a lump the size of a grapefruit on a dry board.</p></li><li><p>Push it down and away with the heels of your hands.</p></li><li><p>Turn it toward you a little, and push again.</p></li></ol>
<p>Do it fifty times. Then cut the lump in half with the wire and look at the faces. If you see holes, do fifty more. If you see nothing, pat one pound of it into a ball. The rounder the ball, the shorter the next lesson.</p>`,
  },
  {
    title: 'Center it',
    urlId: 'center-it',
    excerpt: 'The hard one. Your elbows do it, not your hands.',
    chapter: 'At the wheel',
    picture: 'wheel-workshop',
    minutes: 4,
    html: `<p>Throw the ball onto the middle of the wheel head. Mean it. A ball that is set down gently will slide off later, at the worst moment.</p>
<p>Let the wheel run fast, counterclockwise. Wet your hands. Press your left elbow into your hip and lay the heel of that hand against the clay. The other hand rests on top. Now lean. Don’t push with your fingers: let the clay come around to a hand that doesn’t move.</p>
<h2>How you know</h2>
<p>Close your eyes. If your hands shake, it isn’t centered. If it feels as if the wheel had stopped, it is. Open them slowly and let go slowly. Letting go fast is how everyone loses it the first ten times.</p>
<p>It takes us about a minute. It took us about a year.</p>`,
  },
  {
    title: 'Open it',
    urlId: 'open-it',
    excerpt: 'Both thumbs down the middle, and stop before the bottom.',
    chapter: 'At the wheel',
    picture: 'wide-bowl-above',
    minutes: 3,
    html: `<p>Slow the wheel down to about half. Put both thumbs in the very center, with a few drops of water, and press straight down. Stop when there’s half an inch left below them. To measure it, stop the wheel and push a needle through the floor: the part that stays clean is your bowl’s bottom.</p>
<p>Now draw your thumbs apart, toward you, along a gentle curve. A bowl has no corner inside. If you feel one, run the wooden rib over it, from the center outward, until the spoon of the person who’ll eat from it has nothing to catch on.</p>`,
  },
  {
    title: 'Pull up the wall',
    urlId: 'pull-up-the-wall',
    excerpt: 'Three slow pulls are enough. A fourth one is pride.',
    chapter: 'At the wheel',
    picture: 'hands-wheel',
    minutes: 4,
    html: `<p>One hand is inside, one is outside, and the clay is between two fingertips. Start at the very bottom. Press until a small ridge sits above your fingers, then lift that ridge to the rim. Take as long as the wheel needs for ten turns.</p>
<p>The wall gets thinner and taller with each pull. After each one, lay a wet sponge over the rim for a moment, so that it doesn’t crack.</p>
<h2>Make it a bowl</h2>
<p>So far it’s a cylinder. For the last pull, let the inside hand lead and the outside hand only follow. The wall opens by itself. Stop while you still like it, pull the wire through underneath, and lift the bowl off with dry hands.</p>`,
  },
  {
    title: 'Trim the foot',
    urlId: 'trim-the-foot',
    excerpt: 'When the clay is as hard as cheddar, turn it over.',
    chapter: 'A week later',
    picture: 'wide-bowl',
    minutes: 3,
    inDays: 14,
    html: `<p>Your bowl has dried for a few days under plastic, and now it’s leather-hard: it dents, but it doesn’t stick. Set it upside down on the wheel, in the middle, and hold it there with three little coils of clay.</p>
<p>Take the loop tool and cut away what the bowl doesn’t need. Begin at the edge of the base and leave a ring in the middle. Tap the bottom now and then. When the sound rises, stop.</p>
<p>Sign it inside the ring. Even the crooked one. That’s the one you’ll look for in the cupboard.</p>`,
  },
]
