import { across, at, button, down, on, text } from '#shared/pages/ready-made/define.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { filled, form, nameAndEmail, photo, plainHeader, type StartingSite, section } from '../define.ts'

const answer = (id: string, title: string, words: string) => ({ id, title, html: `<p>${words}</p>` })

/** The color theme of the darkest sections. */
const IRON = 4

/** Warm and plain: a serif, bone and clay, and room for products. */
export const shop: StartingSite = {
  styles: defaultStyles,
  headerFooter: {
    header: plainHeader,
    footer: { text: 'Thank you for stopping by. Write to us if you are looking for something special.', imprint: '' },
  },
  forms: {
    contact: {
      name: 'Contact',
      submitLabel: 'Send',
      submissionText: 'Thank you. Your message has arrived, and you will get an answer by email.',
      fields: [...nameAndEmail, { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2000 }],
    },
  },
  collections: [],
  navigation: ['store', 'about', 'questions', 'contact'],
  pages: [
    {
      urlId: '',
      title: 'Home',
      seoDescription: 'Good things for every day, chosen and made with care.',
      sections: [
        section('Opening', [
          text(at(1, 7, 1, 8), '<h1>Good things for every day</h1>', 'display'),
          text(
            at(8, 5, 1, 4),
            '<p>Welcome to {site}. Here are things to live with: plain in form, pleasant to the hand, and made to stay.</p>',
            'display',
          ),
          button(at(8, 5, 6, 3), 'See the shop', '/store'),
          filled(at(0, 14, 11, 29), photo('home-shelf', 'Bowls, vases and cups on a long wooden shelf')),
          // In the opening, because a section of its own would be an empty strip until there are products.
          {
            ...at(1, 12, 42),
            type: 'product-list',
            settings: { title: 'New in the shop', collectionId: 'collection:store', count: 8 },
          },
        ]),
        section('Image with text', [
          filled(at(1, 7, 1, 20), photo('table-window', 'A table laid for breakfast beside a window')),
          text(
            down(at(9, 4, 1, 13), 'end'),
            '<h2>One thing at a time</h2><p>Start with the one you reach for first. What goes with it can follow next month, or next year.</p>',
            'large',
          ),
          button(at(9, 4, 15), 'Browse everything', '/store'),
        ]),
        section('Three images', [
          filled(at(1, 4, 1, 20), photo('wide-bowl', 'A wide bowl with a speckled glaze')),
          text(at(1, 4, 22), '<h3>For the table</h3><p>Bowls and plates that look good full and empty.</p>'),
          filled(at(5, 4, 1, 20), photo('pitcher', 'A tall pitcher with a pulled handle')),
          text(at(5, 4, 22), '<h3>For the kitchen</h3><p>What you need every day, within reach.</p>'),
          filled(at(9, 4, 1, 20), photo('bud-vase', 'A small vase with one dry branch')),
          text(at(9, 4, 22), '<h3>For the windowsill</h3><p>One stem is enough. Sometimes none.</p>'),
        ]),
        section(
          'Call to action',
          [
            text(
              across(at(3, 8, 1), 'center'),
              '<h2 class="align-center">A question before you order?</h2><p class="align-center">Most answers are on one short page. For everything else, write to us.</p>',
              'large',
            ),
            button(across(at(4, 6, 3), 'center'), 'Read the answers', '/questions'),
          ],
          on('tint'),
        ),
      ],
    },
    {
      urlId: 'about',
      title: 'About',
      seoDescription: 'Who we are, how we work, and where to find us.',
      sections: [
        section('Opening', [
          text(at(1, 7, 1), '<h1>A small shop that takes its time</h1>', 'display'),
          text(down(at(9, 4, 1), 'end'), '<p>We keep few things, and we know each of them well.</p>', 'large'),
          filled(at(1, 12, 4, 24), photo('workshop-wheel', 'A potter’s wheel in a bright workshop')),
        ]),
        section('Story', [
          filled(at(1, 5, 1, 24), photo('moon-jar-room', 'A round white jar in a quiet room')),
          text(
            down(at(7, 6, 1, 24), 'center'),
            '<h2>How we choose</h2><p>Everything is used at home before it comes into the shop. If we still like it after a season, others may like it too.</p><p>Nothing here is in a hurry. When something is gone, it may be back in a few weeks, or something better takes its place.</p>',
            'large',
          ),
        ]),
        section(
          'Call to action',
          [
            text(down(at(1, 8, 1, 3), 'center'), '<h2>See what is on the shelf today</h2>'),
            {
              ...at(9, 4, 1, 3),
              align: { x: 'end', y: 'center' },
              type: 'button',
              settings: { label: 'To the shop', href: '/store' },
            },
          ],
          { theme: IRON },
        ),
      ],
    },
    {
      urlId: 'questions',
      title: 'Questions',
      seoDescription: 'Answers to what people ask before and after they order.',
      sections: [
        section('Questions', [
          text(
            at(1, 5, 1),
            '<h1>Questions and answers</h1><p>Is yours not here? <a href="/contact">Write to us</a>.</p>',
            'large',
          ),
          {
            ...at(7, 6, 1),
            type: 'accordion',
            settings: {
              isFirstOpen: true,
              items: [
                answer(
                  'delivery',
                  'What does delivery cost?',
                  'It depends on the address and on what is in the cart. The checkout shows the price before you pay.',
                ),
                answer('payment', 'How can I pay?', 'The checkout lists our payment methods.'),
                answer(
                  'gift',
                  'Can you send a gift?',
                  'Yes. Enter the address of the person who gets it. The receipt goes to your own email.',
                ),
                answer(
                  'broken',
                  'Something arrived broken.',
                  'We are sorry. Send us your order number and a photo through the contact form.',
                ),
                answer(
                  'sold-out',
                  'Will something that is sold out come back?',
                  'Often it does. Write to us what you are waiting for.',
                ),
              ],
            },
          },
        ]),
      ],
    },
    {
      urlId: 'contact',
      title: 'Contact',
      seoDescription: 'Write to us about an order or an idea.',
      sections: [
        section('Contact', [
          text(
            at(1, 5, 1),
            '<h1>Write to us</h1><p>About an order, something that you miss in the shop, or something made for you. We read every message.</p>',
            'large',
          ),
          form(at(7, 6, 1), 'contact'),
        ]),
      ],
    },
  ],
}
