import { type Facts, listIn, wordsIn } from '#shared/http/facts.ts'

/** Problems of a post or page, as text. An error leaves it out; a warning says how it was read. */
export const importMessagesOfPosts = {
  embeds: () => 'What it shows of other sites becomes links to them. Videos on YouTube and Vimeo stay videos.',
  empty: () => 'It has no title and no text.',
  forms: () => 'It has a form. Visitors don’t see it: add a form of this site in its place.',
  home: () => 'It was the home page of the old site. Here, it’s a page beside your home page.',
  images: () => 'Images in it without a web address aren’t imported.',
  'in-trash': () => 'It’s in the trash of the old site.',
  media: () => 'Video and audio files in it aren’t imported. Links lead to them on the old site.',
  'never-saved': () => 'It was never saved on the old site.',
  /** Facts: `title` it gets. */
  'no-title': (facts) => `It has no title. Here, it’s called “${wordsIn(facts, 'title')}”.`,
  password: () => 'It has a password on the old site. Here, it’s private.',
  'picture-missing': () => 'Its featured image isn’t in the file.',
  scripts: () => 'Scripts in it aren’t imported.',
  shortcodes: () => 'What a plugin added with a shortcode isn’t shown. The editor keeps a place for it.',
  /** Facts: `status` in the file. */
  'status-unknown': (facts) => `Its status “${wordsIn(facts, 'status').slice(0, 40)}” is unknown, so it’s a draft.`,
  /** Facts: `names` of categories and tags. */
  'terms-cut': (facts) =>
    `Names of categories or tags are cut at 25 and 50 characters: ${listIn(facts, 'names')
      .map((name) => `“${name.slice(0, 80)}”`)
      .join(', ')}.`,
  'terms-lost': () =>
    'It has more categories or tags than a post can have, or twice the same. The others are left out.',
  'title-cut': () => 'Its title is longer than 200 characters, so it’s cut.',
  'too-long': () => 'It’s longer than a page can be. Divide it on the old site and export it again.',
} satisfies Record<string, (facts: Facts) => string>
