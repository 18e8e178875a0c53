import type { Picture } from '#shared/pictures/schema.ts'
import type { StartingCollection } from '../define.ts'

type Image = 'steps' | 'arcade' | 'bodies' | 'dune' | 'fins' | 'slit' | 'towers' | 'cloth'

/** The projects of the portfolio: commissions, and work without one. */
export const work = (images: Readonly<Record<Image, Picture>>): StartingCollection => ({
  kind: 'portfolio',
  title: 'Work',
  urlId: 'work',
  description: '',
  items: [
    {
      title: 'Arcade',
      urlId: 'arcade',
      excerpt: 'A school on a hill, photographed at noon from the south side.',
      picture: images.arcade,
      images: [images.steps, images.fins],
      categories: ['Commissions'],
      daysAgo: 30,
      html: '<p>The architects asked for the building without people, on the one day on which no one was in it. At noon the arcade has no shadow of its own, and the arches look like cut paper.</p><p>We used the first hour to walk through it without a camera. The photographs took twenty minutes.</p>',
    },
    {
      title: 'Ridge',
      urlId: 'ridge',
      excerpt: 'One dune, in the first light of the day.',
      picture: images.dune,
      categories: ['Own work'],
      daysAgo: 75,
      html: '<p>A ridge is sharp for about an hour. Then the wind has found it, and the line is gone until the next morning.</p><p>This is the fourth morning. On the first three it was perfect somewhere else.</p>',
    },
    {
      title: 'Towers',
      urlId: 'towers',
      excerpt: 'Five silos at the edge of a harbor, against the evening sky.',
      picture: images.towers,
      categories: ['Commissions'],
      daysAgo: 120,
      html: '<p>A magazine wanted the harbor. The harbor was closed, so this is what can be seen of it from the road: five towers, each a little older than the one beside it.</p>',
    },
    {
      title: 'Room with four slits',
      urlId: 'room-with-four-slits',
      excerpt: 'An empty room, and what an afternoon does with it.',
      picture: images.slit,
      categories: ['Commissions'],
      daysAgo: 170,
      html: '<p>The room was built for sculptures that had not arrived. For one winter the light was the only thing on show, and it moved from the left wall to the right one in three hours.</p>',
    },
    {
      title: 'Three bodies',
      urlId: 'three-bodies',
      excerpt: 'Plaster and linen, in the studio.',
      picture: images.bodies,
      images: [images.cloth],
      categories: ['Own work'],
      daysAgo: 240,
      html: '<p>A ball, a block and a column, made for this photograph and thrown away after it. They are small enough for a kitchen table. It is the lens that makes them buildings.</p>',
    },
    {
      title: 'Steps',
      urlId: 'steps',
      excerpt: 'From a series on stairs that no one takes.',
      picture: images.steps,
      categories: ['Own work'],
      daysAgo: 310,
      html: '<p>Outside stairs are drawn for a view and used by cats. I have looked for them in eleven towns, always in the late morning, when one side is in the sun and the other is not.</p>',
    },
  ],
})
