import { across, at, button, down, image, line, on, type ReadySection, text } from './define.ts'

const person = (name: string, role: string, words: string) =>
  `<h3>${name}</h3><p><span class="color-quiet">${role}</span></p><p>${words}</p>`
const number = (value: string, words: string) => `<h2>${value}</h2><p>${words}</p>`

/** Sections on who is behind the site. */
export const aboutSections: readonly ReadySection[] = [
  {
    id: 'about-story',
    name: 'Story with image',
    keywords: 'history us who text beside',
    blocks: [
      image(at(1, 5, 1, 20)),
      text(
        down(at(7, 6, 1, 20), 'center'),
        '<h2>How it began</h2><p>Tell your story the way you would tell it to a visitor in your shop. When did you start, and what made you do it?</p><p>A second paragraph can say how you work today: where you are, who is with you, and what you care about most.</p>',
        'large',
      ),
    ],
  },
  {
    id: 'about-statement',
    name: 'Statement',
    keywords: 'mission values sentence centered',
    settings: on('tint'),
    blocks: [
      text(
        across(at(2, 10, 1), 'center'),
        '<h2 class="align-center">We make fewer things, and we make them to last.</h2><p class="align-center">Replace this with the one sentence that you want people to remember.</p>',
        'large',
      ),
    ],
  },
  {
    id: 'about-columns',
    name: 'Heading with two columns',
    keywords: 'text long story wide',
    blocks: [
      text(at(1, 3, 1), '<h2>What we believe</h2>'),
      text(
        at(5, 4, 1),
        '<p>Start with what matters most to you. Good materials, fair work, a short way from the maker to the table: say it in plain words.</p><p>Short paragraphs are read more often than long ones.</p>',
      ),
      text(
        at(9, 4, 1),
        '<p>Then say what follows from it. Which things do you do differently, and which do you leave out on purpose?</p><p>End with an example from last week.</p>',
      ),
    ],
  },
  {
    id: 'about-numbers',
    name: 'Numbers',
    keywords: 'facts figures statistics years',
    blocks: [
      line(at(1, 12, 1)),
      text(at(1, 4, 3), number('2014', 'The year we opened our doors'), 'display'),
      text(at(5, 4, 3), number('5', 'People in the workshop'), 'display'),
      text(at(9, 4, 3), number('1,200', 'Orders sent out each year'), 'display'),
    ],
  },
  {
    id: 'about-timeline',
    name: 'Timeline',
    keywords: 'history years steps milestones',
    blocks: [
      text(at(1, 8, 1), '<h2>Our way so far</h2>'),
      line(at(1, 12, 4)),
      text(at(1, 3, 6), '<h3>2014</h3>'),
      text(at(5, 7, 6), '<p>The first workshop, in a garage with one window and a borrowed kiln.</p>'),
      line(at(1, 12, 8)),
      text(at(1, 3, 10), '<h3>2018</h3>'),
      text(at(5, 7, 10), '<p>A shop of our own on the main street, and the first person who joined us.</p>'),
      line(at(1, 12, 12)),
      text(at(1, 3, 14), '<h3>Today</h3>'),
      text(at(5, 7, 14), '<p>Five of us, open four days a week, with classes on Saturdays.</p>'),
    ],
  },
  {
    id: 'team-three',
    name: 'Team of three',
    keywords: 'people staff portraits',
    blocks: [
      text(at(1, 8, 1), '<h2>The people behind it</h2>'),
      image(at(1, 4, 4, 17)),
      text(at(1, 4, 22), person('First and last name', 'Founder', 'One sentence on what this person does here.')),
      image(at(5, 4, 4, 17)),
      text(at(5, 4, 22), person('First and last name', 'Workshop', 'What they make, and what they are good at.')),
      image(at(9, 4, 4, 17)),
      text(at(9, 4, 22), person('First and last name', 'Shop', 'Who answers questions, and on which days.')),
    ],
  },
  {
    id: 'team-person',
    name: 'Portrait',
    keywords: 'person founder owner artist biography',
    settings: on('surface'),
    blocks: [
      text(
        down(at(1, 6, 1, 16), 'end'),
        '<h2>Hello, my name is Kim</h2><p>Introduce yourself in a few sentences. Where did you learn what you do, and what are you working on at the moment?</p><p>People like to know whom they buy from.</p>',
        'large',
      ),
      button(at(1, 4, 18), 'Get in touch'),
      image(at(8, 5, 1, 22)),
    ],
  },
]
