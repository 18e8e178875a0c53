import { across, at, button, line, on, type ReadySection, text } from './define.ts'

const answer = (title: string, words: string, id: string) => ({ id, title, html: `<p>${words}</p>` })
const questions = [
  answer('How long does shipping take?', 'Say how many days it takes, and to which countries you ship.', 'shipping'),
  answer('Can I return something?', 'Say within how many days, in which state, and who pays for shipping.', 'returns'),
  answer('Do you take orders for groups?', 'Say from how many people on, and how to ask for a date.', 'groups'),
  answer('Where can I park?', 'Say what people need to know before they set out.', 'parking'),
]
const dish = (id: string, name: string, description: string, price: string) => ({
  id,
  name,
  description,
  price,
  note: '',
})
const plan = (id: string, name: string, price: string, description: string, features: string) => ({
  ...{ id, name, price, description, features },
  ...{ period: '', isHighlighted: false, badge: '', buttonLabel: 'Choose', href: '#' },
})
const priced = (row: number, name: string, price: string, words: string) => [
  line(at(1, 12, row)),
  text(at(1, 4, row + 2), `<h3>${name}</h3>`),
  text(at(5, 5, row + 2), `<p>${words}</p>`),
  text(at(11, 2, row + 2), `<p>${price}</p>`),
]

/** Sections with prices, and with answers to questions. */
export const pricesSections: readonly ReadySection[] = [
  {
    id: 'prices-plans',
    name: 'Three plans',
    keywords: 'pricing compare membership subscription',
    blocks: [
      text(
        across(at(3, 8, 1), 'center'),
        '<h2 class="align-center">Choose what fits</h2><p class="align-center">All plans can be changed or ended at any time.</p>',
        'large',
      ),
      {
        ...at(1, 12, 4),
        type: 'pricing-plans',
        settings: {
          title: '',
          plans: [
            plan(
              'first',
              'Visitor',
              '$18',
              'For an afternoon.',
              'Two hours at the wheel\nAll materials\nOne bowl fired',
            ),
            {
              ...plan(
                'second',
                'Member',
                '$90',
                'For regulars.',
                'Open studio each week\nYour own shelf\nFour bowls fired',
              ),
              ...{ isHighlighted: true, badge: 'Most popular', period: 'per month' },
            },
            {
              ...plan(
                'third',
                'Studio',
                '$240',
                'For those who sell.',
                'Key to the studio\nTwo shelves\nA kiln of your own each month',
              ),
              period: 'per month',
            },
          ],
        },
      },
    ],
  },
  {
    id: 'prices-list',
    name: 'Price list',
    keywords: 'pricing services costs rows',
    blocks: [
      text(at(1, 8, 1), '<h2>Prices</h2>'),
      ...priced(4, 'First visit', '$40', 'Half an hour to get to know each other.'),
      ...priced(8, 'Full session', '$75', 'An hour and a half, with everything that is needed.'),
      ...priced(12, 'Five sessions', '$320', 'To be used within a year, by you or by someone you give them to.'),
      line(at(1, 12, 16)),
    ],
  },
  {
    id: 'prices-menu',
    name: 'Food and drinks',
    keywords: 'menu restaurant dishes bar cafe',
    blocks: [
      {
        ...at(2, 10, 1),
        type: 'menu',
        settings: {
          title: '',
          columns: 2,
          sections: [
            {
              ...{ id: 'starters', title: 'To begin', description: '' },
              dishes: [
                dish('soup', 'Soup of the day', 'With bread from the oven', '$9'),
                dish('salad', 'Garden salad', 'Leaves, herbs and seeds of the season', '$11'),
                dish('plate', 'Small plate to share', 'Three things that go well together', '$16'),
              ],
            },
            {
              ...{ id: 'mains', title: 'Main dishes', description: '' },
              dishes: [
                dish('fish', 'Fish of the day', 'With potatoes and green sauce', '$24'),
                dish('pasta', 'Fresh pasta', 'With what the market had this morning', '$19'),
                dish('roast', 'Slow roast', 'For two, with roots and apples', '$46'),
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'questions-beside',
    name: 'Questions with heading beside',
    keywords: 'faq answers accordion help',
    blocks: [
      text(at(1, 4, 1), '<h2>Questions and answers</h2><p>Anything else? Write to us, and we answer within a day.</p>'),
      { ...at(6, 7, 1), type: 'accordion', settings: { items: questions, isFirstOpen: true } },
    ],
  },
  {
    id: 'questions-centered',
    name: 'Questions in the center',
    keywords: 'faq answers accordion help surface',
    settings: on('surface'),
    blocks: [
      text(across(at(3, 8, 1), 'center'), '<h2 class="align-center">Good to know</h2>'),
      { ...at(3, 8, 4), type: 'accordion', settings: { items: questions } },
    ],
  },
  {
    id: 'questions-columns',
    name: 'Questions in two columns',
    keywords: 'faq answers help text',
    blocks: [
      text(at(1, 8, 1), '<h2>Before you come</h2>'),
      text(
        at(1, 5, 4),
        '<h3>Do I need to book?</h3><p>Say whether people can just come by, and when a table or a place is certain.</p>',
      ),
      text(at(7, 5, 4), '<h3>What should I bring?</h3><p>Say what to wear and what is there already.</p>'),
      text(at(1, 5, 7), '<h3>Can children come along?</h3><p>Say from which age on, and what they can do.</p>'),
      text(
        at(7, 5, 7),
        '<h3>What if I can’t come?</h3><p>Say until when a date can be moved, and what happens after that.</p>',
      ),
      button(at(1, 4, 10), 'Ask something else'),
    ],
  },
]
