import { at, down, image, type ReadySection, text } from './define.ts'

/** Sections made of images. */
export const imagesSections: readonly ReadySection[] = [
  {
    id: 'images-wide',
    name: 'One wide image',
    keywords: 'photo full edge banner',
    blocks: [image(at(0, 14, 1, 26))],
  },
  {
    id: 'images-three',
    name: 'Three images',
    keywords: 'photos row gallery',
    blocks: [image(at(1, 4, 1, 19)), image(at(5, 4, 1, 19)), image(at(9, 4, 1, 19))],
  },
  {
    id: 'images-mosaic',
    name: 'Mosaic',
    keywords: 'photos collage gallery large small',
    blocks: [image(at(1, 8, 1, 26)), image(at(9, 4, 1, 12)), image(at(9, 4, 15, 12))],
  },
  {
    id: 'images-six',
    name: 'Six images',
    keywords: 'photos grid gallery portfolio',
    blocks: [
      ...[1, 5, 9].map((column) => image(at(column, 4, 1, 14))),
      ...[1, 5, 9].map((column) => image(at(column, 4, 17, 14))),
    ],
  },
  {
    id: 'images-offset',
    name: 'Two images with text',
    keywords: 'photos pair caption story',
    blocks: [
      image(at(1, 6, 1, 24)),
      text(
        at(8, 5, 1),
        '<h2>Light, clay and time</h2><p>Two images can say more than one: a room and a detail, before and after, the hand and the bowl.</p>',
        'large',
      ),
      image(at(8, 5, 8, 17)),
    ],
  },
  {
    id: 'images-captions',
    name: 'Images with captions',
    keywords: 'photos projects works portfolio titles',
    blocks: [
      image(at(1, 6, 1, 18)),
      text(
        at(1, 6, 20),
        '<h3>First project</h3><p><span class="color-quiet">What it is, and when it was made</span></p>',
      ),
      image(at(7, 6, 1, 18)),
      text(
        at(7, 6, 20),
        '<h3>Second project</h3><p><span class="color-quiet">What it is, and when it was made</span></p>',
      ),
    ],
  },
  {
    id: 'images-panorama',
    name: 'Wide image with text below',
    keywords: 'photo full edge caption',
    blocks: [
      image(at(0, 14, 1, 20)),
      text(at(1, 5, 23), '<h2>Where you find us</h2>'),
      text(
        down(at(7, 6, 23), 'start'),
        '<p>Say what the image shows and why it matters: the house, the street, the people who come by on Saturdays.</p>',
        'large',
      ),
    ],
  },
]
