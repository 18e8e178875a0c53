import type { Answers } from '../src/shared/forms/answers.ts'

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
      'contact-name': ['Joan', 'Carver'],
      'contact-email': 'joan.carver@example.com',
      'contact-about': 'An order',
      'contact-order': '#245',
      'contact-message': 'The box of seconds arrived safely today. Thank you for the note in it.',
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
