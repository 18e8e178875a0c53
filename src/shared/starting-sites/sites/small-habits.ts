import type { Picture } from '#shared/pictures/schema.ts'
import type { StartingCollection, StartingItem } from '../define.ts'

/** The course of the journal: six short texts, each with an exercise. */
export const smallHabits = (images: {
  readonly cover: Picture
  readonly walking: Picture
  readonly looking: Picture
}): StartingCollection => ({
  kind: 'course',
  title: 'Small habits',
  urlId: 'small-habits',
  description: 'Six lessons on writing a page a day, each with one exercise. Take one a week, or one a day.',
  cover: images.cover,
  items: [
    lesson('Going out', 'A place and a time', 'Where you write, when you write, and what you leave outside.', {
      minutes: 2,
      picture: images.cover,
      html: `<p>A habit needs an address. Choose a chair and an hour, and use both only for this. The kitchen table before breakfast is fine. So is the last seat on the bus.</p><p>Leave the phone in another room. Not turned over beside you: in another room. A page takes forty minutes, and nothing that comes in that time is as urgent as it sounds.</p><h2>Exercise</h2><p>Write one page about the place where you sit. Start with what is nearest to your hand, and move outward. Stop at the end of the page, in the middle of a sentence if you like.</p>`,
    }),
    lesson('Going out', 'Walking', 'How to come home with a first sentence.', {
      minutes: 3,
      picture: images.walking,
      html: `<p>The first sentence is the hardest one to find at a desk, and the easiest one to find on foot. Walk the same way each time, so that your feet know it and you need not think about it.</p><p>Don’t look for a sentence. Count your steps for a minute, then stop counting. Something will be there: a word that you heard, a color, the start of an argument with someone who isn’t present.</p><h2>Exercise</h2><p>Walk for twenty minutes without anything to write with. Say the sentence that comes aloud at each corner. At home, write it at the top of a page and go on from it.</p>`,
    }),
    lesson('Going out', 'Looking', 'Describing one thing until it becomes strange.', {
      minutes: 3,
      picture: images.looking,
      html: `<p>We see what we already know. A cup is a cup, and the eye moves on. To write about it you have to stay until it stops being a cup.</p><p>Describe its edge, its shadow, and the ring that it left on the table. Use no word that you would use for another cup. After five minutes you’ll be bored. After ten you’ll begin to see.</p><h2>Exercise</h2><p>Choose one thing that fits into your hand. Write a page about it without its name, and without a comparison. Read it to someone and ask what it is.</p>`,
    }),
    lesson('Staying in', 'Listening', 'How people speak, and how to put it on paper.', {
      minutes: 2,
      picture: null,
      html: `<p>No one speaks in the sentences of books. People begin in the middle, change their mind and leave the important word out. That is what makes it sound true.</p><p>Sit where others talk: a café, a waiting room, the next table. Write down what they say and not what they mean.</p><h2>Exercise</h2><p>Write a page of two people who want different things and say neither. Give them something to do with their hands. Cut every line that explains the line before it.</p>`,
    }),
    lesson('Staying in', 'Leaving out', 'Half of every page can go. Which half?', {
      minutes: 2,
      picture: null,
      html: `<p>A page that was easy to write is usually too long. The first paragraph warms up, and the last one says it again. Both can go, and no one will miss them.</p><p>Then look for the words that ask for attention: very, suddenly, somehow, of course. Read the sentence without them. If it still stands, leave it alone.</p><h2>Exercise</h2><p>Take a page from the first lesson and cut it to half. Count the words. Wait for a day, and cut it to half again. Keep the three versions together.</p>`,
    }),
    lesson('Staying in', 'Keeping on', 'A rule that survives bad weeks.', {
      minutes: 2,
      picture: null,
      html: `<p>There will be a week without a page. It is not the end of the habit. The end of the habit is the promise to write seven pages on Sunday.</p><p>So the rule has to be small enough for a bad day. One page. If that is too much, one paragraph, or one sentence and the date. What counts is that you sit down.</p><h2>Exercise</h2><p>Write your rule on a card, in one sentence, with the place and the time. Put it where you’ll sit tomorrow. Then read your six pages in order, and start a new one.</p>`,
    }),
  ],
})

function lesson(
  chapter: string,
  title: string,
  excerpt: string,
  more: Pick<StartingItem, 'picture' | 'html'> & { readonly minutes: number },
): StartingItem {
  return { title, urlId: title.toLowerCase().replaceAll(' ', '-'), excerpt, categories: [], chapter, ...more }
}
