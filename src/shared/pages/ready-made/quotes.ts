import { across, at, down, image, line, on, quote, type ReadySection, text } from './define.ts'

/** Sections with quotes of customers. */
export const quotesSections: readonly ReadySection[] = [
  {
    id: 'quote-one',
    name: 'One quote',
    keywords: 'testimonial review customer centered',
    blocks: [
      quote(
        across(at(3, 8, 1), 'center'),
        'The bowl has been on our table every day for three years, and I still look at it each morning.',
        'Name of a customer',
      ),
    ],
  },
  {
    id: 'quote-accent',
    name: 'One quote on color',
    keywords: 'testimonial review customer accent bold',
    settings: on('accent'),
    blocks: [
      text(at(1, 3, 1), '<p>What people say</p>'),
      quote(
        at(5, 8, 1),
        'Choose a sentence that only you could have earned, and leave it as it was said.',
        'Name, town',
      ),
    ],
  },
  {
    id: 'quotes-three',
    name: 'Three quotes',
    keywords: 'testimonials reviews customers columns',
    blocks: [
      text(at(1, 8, 1), '<h2>In their words</h2>'),
      line(at(1, 4, 4)),
      quote(at(1, 4, 6), 'It arrived a day early, and nothing was broken.', 'First customer'),
      line(at(5, 4, 4)),
      quote(at(5, 4, 6), 'We learned more in one afternoon than in a year of trying alone.', 'Second customer'),
      line(at(9, 4, 4)),
      quote(at(9, 4, 6), 'Exactly the blue that we had talked about.', 'Third customer'),
    ],
  },
  {
    id: 'quotes-two',
    name: 'Two quotes on color',
    keywords: 'testimonials reviews customers tint',
    settings: on('tint'),
    blocks: [
      quote(
        at(1, 5, 1),
        'They listened first, and then they made something better than we had asked for.',
        'Name, company',
      ),
      quote(at(8, 5, 1), 'Friendly, quick, and honest about what could not be done.', 'Name, company'),
    ],
  },
  {
    id: 'quote-image',
    name: 'Quote with image',
    keywords: 'testimonial review customer portrait beside',
    blocks: [
      image(at(1, 5, 1, 18)),
      quote(
        down(at(7, 6, 1, 18), 'center'),
        'Ask a customer for two or three sentences, and for a photo of how they use what you made.',
        'Name of the customer',
      ),
    ],
  },
  {
    id: 'quotes-marquee',
    name: 'Running words',
    keywords: 'marquee ticker press names banner',
    blocks: [
      {
        ...at(0, 14, 1),
        type: 'marquee',
        settings: {
          size: 'display',
          separator: 'dot',
          items: [
            { id: 'first', text: 'Open Thursday to Sunday', href: null },
            { id: 'second', text: 'Classes every Saturday', href: null },
            { id: 'third', text: 'Made on the premises', href: null },
          ],
        },
      },
    ],
  },
]
