import { at, button, down, image, line, on, type ReadySection, text } from './define.ts'

const item = (title: string, words: string) => `<h3>${title}</h3><p>${words}</p>`

/** Sections on what is offered, and how it works. */
export const servicesSections: readonly ReadySection[] = [
  {
    id: 'services-three',
    name: 'Three columns',
    keywords: 'features offers benefits text',
    blocks: [
      text(at(1, 7, 1), '<h2>What we can do for you</h2>'),
      line(at(1, 4, 4)),
      text(at(1, 4, 6), item('First service', 'Say what it is, for whom, and what people have in the end.')),
      line(at(5, 4, 4)),
      text(
        at(5, 4, 6),
        item('Second service', 'Keep the three texts about equally long, so that they stand well together.'),
      ),
      line(at(9, 4, 4)),
      text(at(9, 4, 6), item('Third service', 'Mention what it costs or how long it takes, if that helps to decide.')),
    ],
  },
  {
    id: 'services-images',
    name: 'Three columns with images',
    keywords: 'features offers photos cards',
    blocks: [
      image(at(1, 4, 1, 12)),
      text(at(1, 4, 14), item('In the workshop', 'What people can learn, make or watch when they come to you.')),
      image(at(5, 4, 1, 12)),
      text(at(5, 4, 14), item('At your place', 'What you bring along, and what has to be there already.')),
      image(at(9, 4, 1, 12)),
      text(at(9, 4, 14), item('Made to order', 'How long it takes, and how you agree on the details.')),
    ],
  },
  {
    id: 'services-list',
    name: 'List with lines',
    keywords: 'offers rows table services',
    blocks: [
      text(at(1, 8, 1), '<h2>Services</h2>'),
      line(at(1, 12, 4)),
      text(at(1, 4, 6), '<h3>Consultation</h3>'),
      text(
        at(6, 7, 6),
        '<p>An hour to look at your plans together. Afterwards you know what is possible and what it costs.</p>',
      ),
      line(at(1, 12, 8)),
      text(at(1, 4, 10), '<h3>Design</h3>'),
      text(at(6, 7, 10), '<p>Drawings and samples that you can hold, until you say that it is right.</p>'),
      line(at(1, 12, 12)),
      text(at(1, 4, 14), '<h3>Making</h3>'),
      text(at(6, 7, 14), '<p>We make it here, and you may visit at any time to see how far it is.</p>'),
      line(at(1, 12, 16)),
    ],
  },
  {
    id: 'services-steps',
    name: 'Four steps',
    keywords: 'how it works process numbered',
    settings: on('surface'),
    blocks: [
      text(at(1, 8, 1), '<h2>How it works</h2>'),
      text(
        at(1, 3, 4),
        `<h3><span class="color-accent">1</span></h3>${item('Write to us', 'Tell us what you need and by when.')}`,
      ),
      text(
        at(4, 3, 4),
        `<h3><span class="color-accent">2</span></h3>${item('Get an offer', 'You have a price within two days.')}`,
      ),
      text(
        at(7, 3, 4),
        `<h3><span class="color-accent">3</span></h3>${item('We make it', 'You see photos while it is made.')}`,
      ),
      text(
        at(10, 3, 4),
        `<h3><span class="color-accent">4</span></h3>${item('It arrives', 'Packed well, or ready to pick up.')}`,
      ),
    ],
  },
  {
    id: 'services-checklist',
    name: 'List with image',
    keywords: 'features included benefits beside',
    blocks: [
      text(
        down(at(1, 6, 1, 15), 'end'),
        '<h2>What’s included</h2><ul><li>Everything that people need to bring, or don’t</li><li>How long it takes, with breaks</li><li>What they take home with them</li><li>Tea, cake and answers to all questions</li></ul>',
        'large',
      ),
      button(at(1, 4, 17), 'Book a place'),
      image(at(8, 5, 1, 21)),
    ],
  },
  {
    id: 'services-four',
    name: 'Four texts on color',
    keywords: 'features benefits grid tint',
    settings: on('tint'),
    blocks: [
      text(at(1, 4, 1), '<h2>Why people come to us</h2>'),
      text(at(6, 3, 1), item('Made here', 'Everything is made in the room behind the shop.')),
      text(at(10, 3, 1), item('Repaired for free', 'Chips and cracks are mended for as long as you own it.')),
      text(at(6, 3, 4), item('Sent with care', 'In paper and straw, without plastic.')),
      text(at(10, 3, 4), item('Returned easily', 'Thirty days, without questions.')),
    ],
  },
]
