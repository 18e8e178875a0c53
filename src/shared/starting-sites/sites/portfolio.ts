import { at, button, down, line, text } from '#shared/pages/ready-made/define.ts'
import { buildStyles } from '#shared/styles/build-styles.ts'
import { filled, form, nameAndEmail, photo, plainHeader, type StartingSite, section } from '../define.ts'
import { work } from './work.ts'

const images = {
  steps: photo('steps', 'White concrete steps rise along a sunlit wall'),
  arcade: photo('arcade', 'A white arcade runs towards the horizon'),
  bodies: photo('bodies', 'A ball, a block and a column of white plaster'),
  dune: photo('dune', 'The ridge of a dune, one side in light and one in shadow'),
  fins: photo('fins', 'Concrete fins across a facade, seen from below'),
  slit: photo('slit', 'Light falls through four slits into an empty room'),
  towers: photo('towers', 'Five round towers against a dark sky'),
  cloth: photo('cloth', 'Heavy cloth in long folds'),
}
/** The color theme of black sections. */
const BLACK = 4

/** Black and white, one typeface; images do the talking. */
export const portfolio: StartingSite = {
  styles: buildStyles(
    { background: '#ffffff', surface: '#ffffff', text: '#0d0d0d', accent: '#0d0d0d', support: '#d9d9d9' },
    {
      type: {
        ...{ headings: 'instrument-sans', text: 'instrument-sans', headingWeight: 500 },
        ...{ headingSpacing: -35, scale: 112 },
      },
      spacing: { width: 100, gutter: 80, section: 90 },
      buttons: { shape: 'square', fill: 'outline' },
      forms: { style: 'underline', radius: 0 },
      images: { radius: 0 },
    },
  ),
  headerFooter: {
    header: { ...plainHeader, isSticky: false },
    footer: { text: '', imprint: '' },
  },
  forms: {
    contact: {
      name: 'Contact',
      submitLabel: 'Send',
      submissionText: 'Thank you. Your message has arrived.',
      fields: [
        ...nameAndEmail,
        {
          id: 'about',
          type: 'radio',
          title: 'What is it about?',
          options: ['A commission', 'A print', 'Something else'],
          required: true,
        },
        { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2000 },
      ],
    },
  },
  collections: [work(images)],
  navigation: ['work', 'about', 'contact'],
  pages: [
    {
      urlId: '',
      title: 'Home',
      seoDescription: 'Photographs of buildings, light and land.',
      sections: [
        section('Opening', [
          text(at(1, 9, 1), '<h1>Buildings, light and land</h1>', 'display'),
          text(down(at(10, 3, 1), 'end'), '<p>Photographs by {site}.</p>', 'large'),
          filled(at(1, 12, 4, 30), images.arcade),
        ]),
        section('Four images', [
          filled(at(1, 5, 1, 29), images.bodies),
          filled(at(6, 7, 1, 29), images.dune),
          filled(at(1, 7, 31, 29), images.towers),
          filled(at(8, 5, 31, 29), images.steps),
        ]),
        section(
          'On black',
          [
            filled(at(1, 6, 1, 32), images.slit),
            text(
              down(at(8, 5, 1, 24), 'end'),
              '<h2>A room, and what the day does with it</h2><p>Most images wait for one hour of light. Each project says which one it was.</p>',
              'large',
            ),
            button(at(8, 4, 26), 'See the work', '/work'),
          ],
          { theme: BLACK },
        ),
      ],
    },
    {
      urlId: 'about',
      title: 'About',
      seoDescription: 'About the photographer, commissions and prints.',
      sections: [
        section('Opening', [
          text(
            down(at(1, 6, 1, 34), 'end'),
            '<h1>About</h1><p>I photograph buildings and land, mostly alone and mostly on foot. I like plain walls, low sun and the quarter of an hour in which both meet.</p><p>Half of the work is for architects, museums and magazines. The other half is for myself.</p>',
            'large',
          ),
          filled(at(8, 5, 1, 34), images.cloth),
        ]),
        section('Services', [
          line(at(1, 12, 1)),
          text(at(1, 4, 3), '<h2>What I do</h2>'),
          text(at(6, 3, 3), '<h3>Commissions</h3><p>Buildings, rooms and landscapes, for print and screen.</p>'),
          text(at(10, 3, 3), '<h3>Prints</h3><p>Made one at a time, on heavy paper, signed on the back.</p>'),
          text(at(6, 3, 8), '<h3>Licenses</h3><p>Images for books, covers and exhibitions.</p>'),
          text(at(10, 3, 8), '<h3>Talks</h3><p>On looking slowly, with many images and few words.</p>'),
        ]),
      ],
    },
    {
      urlId: 'contact',
      title: 'Contact',
      seoDescription: 'Ask about a commission or a print.',
      sections: [
        section('Contact', [
          text(
            at(1, 5, 1),
            '<h1>Contact</h1><p>For commissions, a few words on the place and the date are enough to begin.</p>',
            'large',
          ),
          form(at(7, 6, 1), 'contact'),
        ]),
      ],
    },
  ],
}
