import { AtSign } from 'lucide-react'
import { MOST_SOCIAL_LINKS } from '#shared/pages/blocks/social-links.ts'
import { type BlockFacts, choices, positions } from '../editing-facts.ts'
import { nameOfLink } from './network-of.ts'

export const socialLinksFacts: BlockFacts<'social-links'> = {
  name: 'Social links',
  group: 'social',
  keywords: 'instagram facebook youtube tiktok follow profiles',
  icon: AtSign,
  columns: 6,
  first: { links: [], look: 'icons', size: 'regular', position: 'start' },
  emptyText: 'Add a link to each of your profiles. The icon follows from the address.',
  fields: [
    {
      name: 'links',
      label: 'Links',
      input: {
        kind: 'list',
        itemName: 'link',
        most: MOST_SOCIAL_LINKS,
        titleOf: ({ name, href }) => String(name || nameOfLink(String(href))),
        first: { href: 'https://www.instagram.com/', name: '' },
        fields: [
          {
            name: 'href',
            label: 'Address',
            description: 'The full URL of the profile, such as https://www.instagram.com/name.',
            input: { kind: 'line', most: 2000, isRequired: true },
          },
          {
            name: 'name',
            label: 'Name',
            description: 'Empty: the name of the network.',
            input: { kind: 'line', most: 60 },
          },
        ],
      },
    },
    { name: 'look', label: 'Show', input: choices({ icons: 'Icons', names: 'Names', both: 'Both' }) },
    { name: 'size', label: 'Size', input: choices({ small: 'Small', regular: 'Regular', large: 'Large' }) },
    { name: 'position', label: 'Position', input: choices(positions) },
  ],
}
