import type { StartingSiteUse } from '#shared/starting-sites/api.ts'
import { type StartingSiteId, startingSiteChoices } from '#shared/starting-sites/choices.ts'

/** What adding a starting site does, in sentences, before it is done. */
export function outcomesOf(id: StartingSiteId, use: StartingSiteUse, withStyles: boolean): string[] {
  const { pages, others } = startingSiteChoices[id].parts
  const added = pages.filter((title) => title !== 'Home')
  const rest = listed(others)
  if (use === 'drafts')
    return [
      `${listed(['Home', ...added])} are added as drafts, with ${rest}.`,
      withStyles
        ? 'The fonts and colors of your site are replaced. Your pages keep their content.'
        : 'Nothing that visitors see changes.',
      'Its images are added to Images. You can undo everything else in one step.',
    ]
  return [
    `The content of your home page is replaced, and ${listed(added)} are published, with ${rest}.`,
    'The main menu, the footer menu, the header, the footer and the styles of your site are replaced.',
    'Your other pages stay at their addresses, but the menus don’t link to them anymore.',
    'Its images are added to Images. You can undo everything else in one step.',
  ]
}

/** 'Home, Menu and Visit'. */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
