import { across, at, button, down, image, on, type ReadySection, text } from './define.ts'

/** Sections that open a page. */
export const heroSections: readonly ReadySection[] = [
  {
    id: 'hero-image-beside',
    name: 'Heading with image beside',
    keywords: 'split intro welcome',
    blocks: [
      text(
        down(at(1, 6, 1, 13), 'end'),
        '<h1>Say what you make, and for whom</h1><p>One or two sentences that tell a new visitor what sets your work apart. Keep them short.</p>',
        'display',
      ),
      button(at(1, 6, 15), 'Browse the shop'),
      image(at(7, 6, 1, 22)),
    ],
  },
  {
    id: 'hero-image-below',
    name: 'Heading above wide image',
    keywords: 'intro welcome large full',
    blocks: [
      text(
        at(1, 8, 1),
        '<h1>A clear promise in a few words</h1><p>Add a sentence about where you are, what you offer, or what is new this season.</p>',
        'display',
      ),
      button(at(1, 4, 3), 'See what’s new'),
      image(at(0, 14, 6, 22)),
    ],
  },
  {
    id: 'hero-centered',
    name: 'Centered heading',
    keywords: 'intro welcome simple text',
    settings: { height: 'medium' },
    blocks: [
      text(
        across(at(2, 10, 1), 'center'),
        '<h1 class="align-center">Welcome to our studio</h1><p class="align-center">Tell visitors what they can do here: buy, book, read or visit.</p>',
        'display',
      ),
      button(across(at(5, 4, 3), 'center'), 'Get started'),
    ],
  },
  {
    id: 'hero-accent',
    name: 'Heading on color',
    keywords: 'intro bold banner accent',
    settings: { ...on('accent'), height: 'medium' },
    blocks: [
      text(
        at(1, 9, 1),
        '<h1>Big news deserves a big heading</h1><p>Use this section for a launch, a season or an event. Say what happens and when.</p>',
        'display',
      ),
      button(at(1, 4, 3), 'Find out more'),
    ],
  },
  {
    id: 'hero-mosaic',
    name: 'Heading with three images',
    keywords: 'intro collage photos',
    blocks: [
      text(at(1, 7, 1), '<h1>Handmade, one at a time</h1>', 'display'),
      text(
        down(at(9, 4, 1), 'end'),
        '<p>Describe your work in two or three sentences. What is it made of, and who makes it?</p>',
        'large',
      ),
      image(at(1, 5, 3, 18)),
      image(at(6, 4, 3, 18)),
      image(at(10, 3, 3, 18)),
    ],
  },
  {
    id: 'hero-wide-image',
    name: 'Wide image above heading',
    keywords: 'intro photo full edge large',
    blocks: [
      image(at(0, 14, 1, 20)),
      text(at(1, 7, 23), '<h1>Ceramics for every day</h1>', 'display'),
      text(
        down(at(8, 5, 23), 'end'),
        '<p>Say in two sentences what people find here, and why it is worth a closer look.</p>',
        'large',
      ),
    ],
  },
]
