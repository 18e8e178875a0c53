import { at, button, down, on, text } from '#shared/pages/ready-made/define.ts'
import { buildStyles } from '#shared/styles/build-styles.ts'
import { filled, photo, plainHeader, type StartingSite, section } from '../define.ts'
import { smallHabits } from './small-habits.ts'

const images = {
  hills: photo('hills', 'Hills one behind the other in the first light'),
  sea: photo('sea', 'A calm sea and a low sun'),
  desk: photo('desk', 'A desk with an open notebook, two books, a cup and a vase'),
}
/** One column for reading, in the middle of the page. */
const column = (row: number) => at(3, 8, row)

/** Reading first: one column, a newsletter, and a course of short texts. */
export const journal: StartingSite = {
  styles: buildStyles(
    { background: '#fcfbf7', surface: '#ffffff', text: '#20242a', accent: '#2d5b8a', support: '#b9c7c4' },
    {
      type: {
        ...{ headings: 'newsreader', text: 'newsreader', headingWeight: 500 },
        ...{ size: 108, scale: 94, headingSpacing: -12 },
      },
      spacing: { width: 76, section: 85 },
      buttons: { shape: 'rounded' },
      forms: { radius: 6 },
      images: { radius: 3 },
    },
  ),
  headerFooter: {
    header: { ...plainHeader, isSticky: false },
    footer: { text: 'New posts come when they are done. The newsletter brings them to you.', imprint: '' },
  },
  forms: {
    newsletter: {
      name: 'Newsletter',
      kind: 'newsletter',
      submitLabel: 'Subscribe',
      submissionText: 'Almost done',
      submissionHtml: '<p>Open the email that we sent you, and follow its link to confirm.</p>',
      disclaimerHtml: '<p>Unsubscribe at any time.</p>',
      fields: [{ id: 'email', type: 'email', title: 'Email', placeholder: 'you@example.com', required: true }],
    },
  },
  collections: [
    {
      kind: 'blog',
      title: 'Journal',
      urlId: 'journal',
      description: 'Notes on walking, writing and looking.',
      items: [
        {
          title: 'Begin with a walk',
          urlId: 'begin-with-a-walk',
          excerpt: 'The first hour of work happens outside, without a pen.',
          picture: images.hills,
          categories: ['Walking'],
          daysAgo: 3,
          html: `<p>Most first sentences are written while walking. Not because the landscape is full of them, but because the feet keep the part of the mind busy that likes to object.</p><p>Take no phone, or take it and leave it in the bag. Choose a way that you know, so that you need not choose at each corner. Twenty minutes are enough. An hour is better.</p><h2>What to do with a thought</h2><p>When something comes, say it aloud, once. If it is good, it will still be there at the door. If it is gone, it was on its way somewhere else.</p><blockquote><p>A walk is a page that you can’t cross out.</p></blockquote><p>At home, sit down before you take off your coat. Write the sentence. Then take off the coat, make tea, and see what it wants next.</p>`,
        },
        {
          title: 'One page a day',
          urlId: 'one-page-a-day',
          excerpt: 'A small rule that survives bad weeks.',
          picture: images.desk,
          categories: ['Writing'],
          daysAgo: 17,
          html: `<p>Big plans fail on Tuesdays. A page does not ask for much: forty minutes, a table, and the decision not to read it again before tomorrow.</p><p>The rule has two parts. One page, and only one. Stopping is as important as beginning, because the next day starts where you left off in good spirits.</p><h2>If you miss a day</h2><p>Then you miss a day. Don’t write two pages to make up for it. The rule is not a debt.</p><p>After a month there are about twenty-five pages, and three or four of them are better than you remember. That is a good rate.</p>`,
        },
        {
          title: 'What the horizon does',
          urlId: 'what-the-horizon-does',
          excerpt: 'On looking at one line for a long time.',
          picture: images.sea,
          categories: ['Looking'],
          daysAgo: 38,
          html: `<p>There is not much to see at sea, and that is the point. One line, some light, and water that does the same thing in a new way each time.</p><p>Try to describe it in ten sentences. The first three are postcards. The next three are about yourself. From the seventh on you begin to look.</p><h2>An exercise</h2><p>Sit where you can see far. Write down only colors, for ten minutes, and give each a name that is not the name of a color. Bread. Slate. The inside of a shell.</p><p>Later, in a room, read the list aloud. It is surprising how much weather is in it.</p>`,
        },
      ],
    },
    smallHabits({ cover: images.desk, walking: images.hills, looking: images.sea }),
  ],
  navigation: ['journal', 'small-habits', 'about'],
  pages: [
    {
      urlId: '',
      title: 'Home',
      seoDescription: 'Notes on walking, writing and looking.',
      sections: [
        section('Opening', [
          text(
            column(1),
            '<h1>Notes on walking, writing and looking</h1><p>{site} is a journal. Read what is new, or begin anywhere.</p>',
            'display',
          ),
        ]),
        section('Posts', [
          {
            ...column(1),
            type: 'summary',
            settings: { title: 'New', collectionId: 'collection:journal', design: 'list', count: 5 },
          },
        ]),
        section(
          'Course',
          [
            filled(at(3, 4, 1, 13), images.desk),
            text(
              down(at(7, 4, 1, 8), 'end'),
              '<h2>A course on small habits</h2><p>Six lessons, six exercises, one page a day. It’s free, and you can begin today.</p>',
              'large',
            ),
            button(at(7, 4, 10), 'See the course', '/small-habits'),
          ],
          on('tint'),
        ),
        section(
          'Newsletter',
          [
            {
              ...column(1),
              type: 'newsletter',
              settings: {
                title: 'The next post, in your mail',
                text: 'An email when there is something new to read. Nothing else.',
                formId: 'form:newsletter',
              },
            },
          ],
          { anchor: 'newsletter' },
        ),
      ],
    },
    {
      urlId: 'about',
      title: 'About',
      seoDescription: 'Who writes here, and why.',
      sections: [
        section('About', [
          text(
            column(1),
            '<h1>About</h1><p>I write about small things that take a long time: walking the same way, keeping a notebook, looking at water.</p>',
            'display',
          ),
          filled(at(1, 12, 4, 24), images.hills),
          text(
            column(30),
            '<p>This journal began as emails to a few friends. Some of them answered, others forwarded them, and after a while it was easier to write in one place.</p><p>There are no advertisements here, and nothing asks you to hurry. If a post makes you put on your shoes, it has done its work.</p><p>The best way to hear from me is the <a href="/#newsletter">newsletter</a>. The best way to answer is to reply to it.</p>',
            'large',
          ),
        ]),
      ],
    },
  ],
}
