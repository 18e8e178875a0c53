/** A track of the demo's album: how a pot rings when it is tapped. */
export interface DemoRing {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  /** A file of `demo/pictures`. */
  readonly picture: string
  /** The note that is heard most, in hertz. */
  readonly pitch: number
  readonly seconds: number
  /** Whether a crack stops the ring. */
  readonly isCracked?: boolean
}

export const album = {
  title: 'How a pot rings',
  urlId: 'how-a-pot-rings',
  description:
    'Tap a pot with your knuckle and listen. A sound one rings. A cracked one doesn’t. Every piece gets this test before it goes on the shelf.',
  artist: 'Tidemill',
  cover: 'mill-shelf',
} as const

export const rings: readonly DemoRing[] = [
  {
    title: 'Dinner plate',
    urlId: 'dinner-plate',
    excerpt: 'Held in the middle, tapped on the rim.',
    picture: 'dinner-plate-chalk',
    pitch: 610,
    seconds: 2.4,
  },
  {
    title: 'Noodle bowl',
    urlId: 'noodle-bowl',
    excerpt: 'The deepest bowl we make, and the longest note.',
    picture: 'noodle-bowl',
    pitch: 440,
    seconds: 3,
  },
  {
    title: 'Espresso cup',
    urlId: 'espresso-cup',
    excerpt: 'Small, thin and a little too proud of it.',
    picture: 'espresso-pair',
    pitch: 1320,
    seconds: 1.6,
  },
  {
    title: 'Moon jar',
    urlId: 'moon-jar',
    excerpt: 'Two bowls joined at the rim. You can hear that it’s one piece now.',
    picture: 'moon-jar',
    pitch: 294,
    seconds: 3.2,
  },
  {
    title: 'Mug with a crack',
    urlId: 'mug-with-a-crack',
    excerpt: 'You can’t see it. You can hear it.',
    picture: 'harbor-mug-bone',
    pitch: 820,
    seconds: 0.6,
    isCracked: true,
  },
]
