import type { Answers } from '../src/shared/forms/answers.ts'

/**
 * The customers of the demo's orders. They are fictional; their addresses end in example.com, where no email arrives.
 */
export const customers = [
  {
    firstName: 'Ada',
    lastName: 'Lindqvist',
    street: '48 Quarry Lane',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
  },
  {
    firstName: 'Marcus',
    lastName: 'Bell',
    street: '212 Orchard Street',
    city: 'Brooklyn',
    region: 'NY',
    postalCode: '11201',
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    street: '9 Linden Court',
    city: 'Cambridge',
    region: 'MA',
    postalCode: '02139',
  },
  {
    firstName: 'Tom',
    lastName: 'Okafor',
    street: '1710 Alder Street',
    city: 'Seattle',
    region: 'WA',
    postalCode: '98101',
  },
  {
    firstName: 'Ellen',
    lastName: 'Voss',
    street: '33 Maple Avenue',
    city: 'Burlington',
    region: 'VT',
    postalCode: '05401',
  },
  { firstName: 'Dana', lastName: 'Whitfield', street: '5 Bay Road', city: 'Camden', region: 'ME', postalCode: '04843' },
  {
    firstName: 'Luis',
    lastName: 'Herrera',
    street: '804 Mission Street',
    city: 'Austin',
    region: 'TX',
    postalCode: '78701',
  },
  {
    firstName: 'Grace',
    lastName: 'Nakamura',
    street: '77 Hill Street',
    city: 'Chicago',
    region: 'IL',
    postalCode: '60601',
  },
  {
    firstName: 'Sofia',
    lastName: 'Marino',
    street: '1420 Vine Street',
    city: 'Philadelphia',
    region: 'PA',
    postalCode: '19102',
  },
  { firstName: 'Ben', lastName: 'Adler', street: '26 Front Street', city: 'Bath', region: 'ME', postalCode: '04530' },
  {
    firstName: 'Hannah',
    lastName: 'Price',
    street: '390 Cedar Lane',
    city: 'Denver',
    region: 'CO',
    postalCode: '80202',
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    street: '61 Canal Street',
    city: 'Providence',
    region: 'RI',
    postalCode: '02903',
  },
] as const

/** Contents of orders: products by the end of their URL, with the chosen values. */
export const baskets: readonly (readonly { product: string; values?: string; quantity: number }[])[] = [
  [{ product: 'harbor-mug', values: 'Harbor dip', quantity: 2 }],
  [
    { product: 'harbor-mug', values: 'Bone', quantity: 1 },
    { product: 'morning-cup', values: 'Rose', quantity: 2 },
  ],
  [{ product: 'wide-bowl', quantity: 1 }],
  [{ product: 'espresso-pair', quantity: 1 }],
  [
    { product: 'tumbler', values: 'Chalk / Four', quantity: 1 },
    { product: 'pitcher', quantity: 1 },
  ],
  [{ product: 'bottle-vase', quantity: 1 }],
  [{ product: 'morning-cup', values: 'Sea', quantity: 4 }],
  [
    { product: 'shoulder-vase', quantity: 1 },
    { product: 'harbor-mug', values: 'Celadon', quantity: 1 },
  ],
  [{ product: 'glaze-notebook', quantity: 1 }],
  [{ product: 'seconds-box', quantity: 1 }],
]

/** Submissions of the contact form, newest first, with their age in days. */
export const messages: readonly { daysAgo: number; isRead: boolean; answers: Answers }[] = [
  {
    daysAgo: 0.3,
    isRead: false,
    answers: {
      'contact-name': ['Ruth', 'Castell'],
      'contact-email': 'ruth.castell@example.com',
      'contact-about': 'A workshop',
      'contact-message':
        'Do you still have two places on the first Saturday in December? They would be a birthday present.',
      'contact-from': 'the site',
    },
  },
  {
    daysAgo: 1.6,
    isRead: false,
    answers: {
      'contact-name': ['Marcus', 'Bell'],
      'contact-email': 'marcus.bell@example.com',
      'contact-about': 'An order',
      'contact-order': '#21',
      'contact-message': 'The mugs arrived safely today. Thank you for the note in the box.',
      'contact-from': 'the site',
    },
  },
  {
    daysAgo: 3.2,
    isRead: true,
    answers: {
      'contact-name': ['Ines', 'Duarte'],
      'contact-email': 'ines.duarte@example.com',
      'contact-about': 'A piece made for you',
      'contact-glaze': 'Celadon',
      'contact-message':
        'Could you make the serving bowl a little deeper, for twelve people? I don’t need it before spring.',
      'contact-from': 'the site',
    },
  },
  {
    daysAgo: 8.5,
    isRead: true,
    answers: {
      'contact-name': ['Peter', 'Lang'],
      'contact-email': 'peter.lang@example.com',
      'contact-about': 'Something else',
      'contact-message': 'I run a small café in Belfast, Maine. Do you have prices for restaurants?',
      'contact-from': 'the site',
    },
  },
  {
    daysAgo: 15.1,
    isRead: true,
    answers: {
      'contact-name': ['Grace', 'Nakamura'],
      'contact-email': 'grace.nakamura@example.com',
      'contact-about': 'An order',
      'contact-message': 'Could I pick up my order on a Sunday this one time?',
      'contact-from': 'the site',
    },
  },
]

/** Submissions of the survey, newest first. */
export const surveys: readonly { daysAgo: number; isRead: boolean; answers: Answers }[] = [
  survey(0.9, false, 'Harbor Mug', 'On the table, every day', ['2', '1', '1', '2', '1'], 'Ada Lindqvist'),
  survey(4.4, true, 'Wide Bowl', 'On the table, every day', ['1', '0', '2', '1', '2'], 'Jonas Weber'),
  survey(9.7, true, 'Bottle Vase', 'On a shelf, mostly', ['0', '0', '2', '0', '1'], 'Hannah Price'),
  survey(20.2, true, 'Tumbler', 'It broke', ['1', '1', '1', '-1', '1'], 'Luis Herrera'),
]

function survey(
  daysAgo: number,
  isRead: boolean,
  piece: string,
  place: string,
  agree: readonly string[],
  name: string,
) {
  const statements = [
    'It sits well in the hand.',
    'It pours, or is drunk from, without a drip.',
    'The glaze looks as it did on the first day.',
    'It is dishwasher safe.',
    'I would give one to a friend.',
  ]
  const [first = '', last = ''] = name.split(' ')
  return {
    daysAgo,
    isRead,
    answers: {
      'survey-piece': piece,
      'survey-place': place,
      ...(place === 'It broke' && { 'survey-broke': 'I stacked three of them and the top one fell.' }),
      'survey-agree': Object.fromEntries(statements.map((statement, index) => [statement, [agree[index] ?? '']])),
      'survey-held': ['Coffee', 'Tea'],
      'survey-count': '3',
      'survey-name': [first, last],
      'survey-email': `${first}.${last}@example.com`.toLowerCase(),
      'survey-from': 'the site',
      'survey-consent': 'Tidemill may keep this response for a year and write to me about the drawing.',
    },
  }
}

/** People who confirmed the newsletter, oldest first. */
export const subscribers = [
  'Ada Lindqvist',
  'Ellen Voss',
  'Priya Raman',
  'Ruth Castell',
  'Ben Adler',
  'Noah Fischer',
  'Clara Dunn',
  'Isaac Moreau',
  'Frida Nakamura',
  'Yuki Tan',
  'Maria Costa',
  'Peter Lang',
  'Alice Norwood',
  'Henrik Dahl',
  'Joan Carver',
  'Sam Whitlock',
  'Leah Stone',
  'Omar Haddad',
  'Kate Ferris',
  'Hugo Blanc',
  'Nina Petrova',
  'Walter Gray',
  'Tess Harlow',
  'Ines Duarte',
] as const

/** The same sequence of numbers from 0 to 1 for the same seed, so that every demo is the same (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
