import { at, button, down, on, text } from '#shared/pages/ready-made/define.ts'
import { buildStyles } from '#shared/styles/build-styles.ts'
import { filled, form, nameAndEmail, photo, plainHeader, type StartingSite, section } from '../define.ts'

const images = {
  room: photo('room', 'A long table under three lamps, in a room with arched niches', 0.5, 0.62),
  citrus: photo('citrus', 'Lemons and oranges in a green bowl'),
  shelf: photo('shelf', 'Bottles and glasses on wooden shelves'),
  front: photo('front', 'The front of a house at dusk, with light in its windows', 0.5, 0.6),
}
const dish = (id: string, name: string, description: string, price: string, note = '') => ({
  ...{ id, name, description, price, note },
})
/** The color theme of the darkest sections. */
const NIGHT = 4

/** A restaurant or a hall: big type, a menu, events and a form to book a table. */
export const venue: StartingSite = {
  styles: buildStyles(
    { background: '#f8f0e4', surface: '#fffaf2', text: '#2b1510', accent: '#a53c22', support: '#dcae6b' },
    {
      type: {
        ...{ headings: 'bricolage-grotesque', text: 'dm-sans', headingWeight: 700 },
        ...{ headingSpacing: -30, scale: 122 },
      },
      spacing: { section: 105 },
      buttons: { shape: 'pill', padding: 'large' },
      forms: { radius: 12 },
      images: { radius: 6 },
    },
  ),
  headerFooter: {
    header: { ...plainHeader, button: { text: 'Book a table', href: '/book', newWindow: false } },
    footer: { text: 'Come by, or book a table. Groups are welcome with a little notice.', imprint: '' },
  },
  forms: {
    booking: {
      name: 'Book a table',
      submitLabel: 'Send request',
      submissionText: 'Thank you. Your request has arrived. The table is yours when we confirm it by email.',
      fields: [
        { id: 'date', type: 'date', title: 'Date', required: true },
        { id: 'time', type: 'time', title: 'Time', required: true },
        {
          id: 'guests',
          type: 'select',
          title: 'How many people?',
          required: true,
          options: ['1', '2', '3', '4', '5', '6', '7', '8', 'More than 8'],
        },
        ...nameAndEmail,
        { id: 'phone', type: 'phone', title: 'Phone', description: 'In case something changes on the day.' },
        {
          id: 'wishes',
          type: 'textarea',
          title: 'Anything we should know?',
          description: 'Allergies, a stroller, a birthday.',
          maxLength: 500,
        },
      ],
    },
  },
  collections: [
    {
      kind: 'events',
      title: 'Events',
      urlId: 'events',
      description: 'Long tables, music and tastings.',
      items: [
        {
          title: 'The long table',
          urlId: 'the-long-table',
          excerpt: 'One table, one menu, and people you don’t know yet.',
          picture: images.room,
          categories: ['Dinner'],
          html: '<p>Once a season all tables become one. The kitchen sends out large plates, and you pass them on. Seats are not assigned: sit beside someone new.</p><p>To keep a place, <a href="/book">book a table</a> for this evening and mention the long table.</p>',
          ...{ inDays: 19, from: '19:00', to: '23:00' },
        },
        {
          title: 'An evening with music',
          urlId: 'an-evening-with-music',
          excerpt: 'Two sets, quiet enough to talk in between.',
          picture: images.front,
          categories: ['Music'],
          html: '<p>The musicians play beside the bar, first while you eat, then while you stay. The kitchen serves small plates all evening.</p>',
          ...{ inDays: 33, from: '20:00', to: '23:00' },
        },
        {
          title: 'Five glasses, five stories',
          urlId: 'five-glasses',
          excerpt: 'A tasting at the bar, with something to eat beside each glass.',
          picture: images.shelf,
          categories: ['Tasting'],
          html: '<p>Five wines, poured slowly, with a few words on each. You don’t need to know anything, and you will not be asked.</p>',
          ...{ inDays: 47, from: '18:30', to: '20:30' },
        },
      ],
    },
  ],
  navigation: ['menu', 'events', 'visit'],
  pages: [
    {
      urlId: '',
      title: 'Home',
      seoDescription: 'Good food, a long table and evenings with friends.',
      header: 'transparent',
      sections: [
        section('Opening', [text(down(at(1, 10, 1), 'end'), '<h1>Stay for one more glass</h1>', 'display')], {
          height: 'screen',
          theme: NIGHT,
          background: { source: 1, picture: images.room, overlay: 46 },
        }),
        section('Welcome', [
          text(at(1, 7, 1), '<h2>A kitchen, a bar and a table that is long enough</h2>', 'display'),
          text(
            down(at(9, 4, 1), 'end'),
            '<p>{site} is for lunches that run late and dinners that begin early. Come alone, as two, or with everyone.</p>',
            'large',
          ),
        ]),
        section('Kitchen', [
          filled(at(1, 6, 1, 30), images.citrus),
          text(
            down(at(8, 5, 1, 20), 'end'),
            '<h2>What the market had this morning</h2><p>The menu is short and changes often. There is always something without meat, and always something to share.</p>',
            'large',
          ),
          button(at(8, 4, 22), 'See the menu', '/menu'),
        ]),
        section(
          'Events',
          [
            {
              ...at(1, 12, 1),
              type: 'summary',
              settings: { title: 'What’s on', collectionId: 'collection:events', design: 'grid', count: 3 },
            },
          ],
          on('tint'),
        ),
        section(
          'Call to action',
          [
            text(down(at(1, 8, 1, 3), 'center'), '<h2>Is the table by the window free?</h2>', 'large'),
            {
              ...at(9, 4, 1, 3),
              align: { x: 'end', y: 'center' },
              type: 'button',
              settings: { label: 'Book a table', href: '/book' },
            },
          ],
          on('accent'),
        ),
      ],
    },
    {
      urlId: 'menu',
      title: 'Menu',
      seoDescription: 'What we cook and pour.',
      sections: [
        section('Opening', [
          text(at(1, 7, 1), '<h1>Menu</h1>', 'display'),
          text(
            down(at(9, 4, 1), 'end'),
            '<p>Tell us what you don’t eat. Almost every dish can be changed.</p>',
            'large',
          ),
        ]),
        section('Dishes', [
          {
            ...at(1, 12, 1),
            type: 'menu',
            settings: {
              title: '',
              columns: 2,
              sections: [
                {
                  ...{ id: 'begin', title: 'To begin', description: '' },
                  dishes: [
                    dish('bread', 'Warm bread', 'With salted butter and olives', '5', 'vegetarian'),
                    dish('soup', 'Soup of the day', 'Ask us which one it is', '8'),
                    dish('beets', 'Roasted beets', 'Goat cheese, walnuts, orange', '11', 'vegetarian'),
                    dish('plate', 'Small plate to share', 'Three things that go well together', '16'),
                  ],
                },
                {
                  ...{ id: 'mains', title: 'Main dishes', description: '' },
                  dishes: [
                    dish('fish', 'Fish of the day', 'Potatoes, fennel, green sauce', '24'),
                    dish('pasta', 'Fresh pasta', 'Lemon, butter, hard cheese', '18', 'vegetarian'),
                    dish('chicken', 'Half a chicken', 'From the oven, with herbs and salad', '22'),
                    dish('roast', 'Slow roast for two', 'Roots, apples, its own juice', '46'),
                  ],
                },
                {
                  ...{ id: 'sweet', title: 'Sweet', description: '' },
                  dishes: [
                    dish('tart', 'Lemon tart', 'With a little cream', '9'),
                    dish('chocolate', 'Dark chocolate', 'Olive oil, salt', '8', 'vegan'),
                    dish('cheese', 'Cheese', 'Three kinds, with pear', '12'),
                  ],
                },
                {
                  ...{ id: 'drinks', title: 'To drink', description: '' },
                  dishes: [
                    dish('white', 'White of the house', 'By the glass or by the bottle', '6 / 26'),
                    dish('red', 'Red of the house', 'By the glass or by the bottle', '6 / 26'),
                    dish('lemonade', 'Lemonade', 'Made here, not too sweet', '5', 'no alcohol'),
                  ],
                },
              ],
            },
          },
        ]),
        section('Wide image', [filled(at(0, 14, 1, 26), images.room)]),
      ],
    },
    {
      urlId: 'book',
      title: 'Book a table',
      seoDescription: 'Send us the day, the time and how many you are.',
      sections: [
        section('Booking', [
          text(
            at(1, 5, 1),
            '<h1>Book a table</h1><p>Tell us when you would like to come. We answer by email; the table is yours when we confirm it.</p>',
            'large',
          ),
          filled(at(1, 5, 6, 26), images.shelf),
          form(at(7, 6, 1, 31), 'booking'),
        ]),
      ],
    },
    {
      urlId: 'visit',
      title: 'Visit',
      seoDescription: 'Opening hours, and how to find us.',
      sections: [
        section('Opening', [text(at(1, 8, 1), '<h1>Visit</h1>', 'display'), filled(at(1, 12, 4, 26), images.front)]),
        section('Hours and address', [
          text(at(1, 4, 1), '<h2>Opening hours</h2><p>The kitchen closes an hour before the house does.</p>'),
          {
            ...at(6, 7, 1),
            type: 'table',
            settings: {
              rows: [
                ['Monday and Tuesday', 'Closed'],
                ['Wednesday to Friday', '12 – 22'],
                ['Saturday', '10 – 23'],
                ['Sunday', '10 – 16'],
              ],
              hasHeaderRow: false,
              hasHeaderColumn: true,
            },
          },
        ]),
        section(
          'Address',
          [
            text(
              at(1, 4, 1),
              '<h2>How to get here</h2><p>The door is between the two round trees. If you come by car, park behind the house.</p>',
            ),
            { ...at(6, 7, 1), type: 'map', settings: { name: '{site}', address: 'Street and number\nTown' } },
          ],
          on('surface'),
        ),
      ],
    },
  ],
}
