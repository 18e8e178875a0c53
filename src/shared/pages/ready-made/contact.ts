import { across, at, button, down, image, line, on, type ReadySection, text } from './define.ts'

const hours = [
  ['Monday to Wednesday', 'Closed'],
  ['Thursday and Friday', '10 am – 6 pm'],
  ['Saturday', '10 am – 4 pm'],
  ['Sunday', '11 am – 4 pm'],
]
const address = '12 Mill Lane\nYour town'

/** Sections with the next step: to buy, to sign up, to write or to come by. */
export const contactSections: readonly ReadySection[] = [
  {
    id: 'action-centered',
    name: 'Call to action',
    keywords: 'button cta centered tint',
    settings: on('tint'),
    blocks: [
      text(
        across(at(3, 8, 1), 'center'),
        '<h2 class="align-center">Come and see for yourself</h2><p class="align-center">One sentence that says what happens after the click.</p>',
        'large',
      ),
      button(across(at(4, 6, 3), 'center'), 'Plan your visit'),
    ],
  },
  {
    id: 'action-accent',
    name: 'Call to action in one row',
    keywords: 'button cta banner accent bold',
    settings: on('accent'),
    blocks: [
      text(down(at(1, 8, 1, 3), 'center'), '<h2>The next class starts on Saturday</h2>'),
      {
        ...at(9, 4, 1, 3),
        align: { x: 'end', y: 'center' },
        type: 'button',
        settings: { label: 'Save your place', href: '#' },
      },
    ],
  },
  {
    id: 'action-image',
    name: 'Call to action with image',
    keywords: 'button cta photo beside',
    settings: on('surface'),
    blocks: [
      image(at(1, 6, 1, 18)),
      text(
        down(at(8, 5, 1, 12), 'end'),
        '<h2>Give it as a gift</h2><p>Say what people get, and how quickly it can be there.</p>',
        'large',
      ),
      button(at(8, 4, 14), 'See gifts'),
    ],
  },
  {
    id: 'newsletter-centered',
    name: 'Newsletter',
    keywords: 'subscribe email sign up mailing list',
    needs: 'newsletter',
    settings: on('surface'),
    blocks: [
      {
        ...at(3, 8, 1),
        type: 'newsletter',
        settings: { title: 'News from the workshop', text: 'Once a month: what is new, and what is on.' },
      },
    ],
  },
  {
    id: 'newsletter-beside',
    name: 'Newsletter in one row',
    keywords: 'subscribe email sign up mailing list tint',
    needs: 'newsletter',
    settings: on('tint'),
    blocks: [
      {
        ...at(1, 12, 1),
        type: 'newsletter',
        settings: {
          title: 'Be the first to know',
          text: 'New work sells out quickly. We write before they are online.',
          layout: 'beside',
        },
      },
    ],
  },
  {
    id: 'contact-form',
    name: 'Contact form',
    keywords: 'write message email question',
    needs: 'form',
    blocks: [
      text(
        at(1, 4, 1),
        '<h2>Write to us</h2><p>Say what people can ask you, and how soon they have an answer.</p><p>12 Mill Lane<br>Your town</p>',
        'large',
      ),
      { ...at(6, 7, 1), type: 'form', settings: {} },
    ],
  },
  {
    id: 'contact-details',
    name: 'Contact in three columns',
    keywords: 'address phone email visit',
    blocks: [
      text(at(1, 8, 1), '<h2>Where to find us</h2>'),
      line(at(1, 4, 4)),
      text(at(1, 4, 6), '<h3>Visit</h3><p>12 Mill Lane<br>Your town</p>'),
      line(at(5, 4, 4)),
      text(at(5, 4, 6), '<h3>Write</h3><p><a href="mailto:hello@example.com">hello@example.com</a></p>'),
      line(at(9, 4, 4)),
      text(
        at(9, 4, 6),
        '<h3>Call</h3><p><a href="tel:+15550100">+1 555 0100</a><br>Thursday to Sunday, 10 am – 4 pm</p>',
      ),
    ],
  },
  {
    id: 'contact-hours',
    name: 'Opening hours',
    keywords: 'times visit address table',
    blocks: [
      text(
        at(1, 4, 1),
        '<h2>Opening hours</h2><p>12 Mill Lane<br>Your town</p><p>Ring the bell if the door is closed: we may be in the yard.</p>',
      ),
      {
        ...at(6, 7, 1),
        type: 'table',
        settings: { rows: hours, hasHeaderRow: false, hasHeaderColumn: true },
      },
    ],
  },
  {
    id: 'contact-map',
    name: 'Address with map',
    keywords: 'location directions visit way',
    settings: on('surface'),
    blocks: [
      text(
        at(1, 4, 1),
        '<h2>How to get here</h2><p>Say which bus stops nearby, where to park, and which door to take.</p>',
      ),
      { ...at(6, 7, 1), type: 'map', settings: { name: 'Name of your place', address } },
    ],
  },
]
