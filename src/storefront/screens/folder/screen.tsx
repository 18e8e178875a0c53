import { ContentText } from '../../content-text.tsx'
import { MenuLink } from '../../document/menu-link.tsx'
import { defineScreen } from '../../document/screen.ts'
import type { NavigationLink } from '../../document/site.ts'

export interface FolderModel {
  readonly title: string
  readonly links: readonly NavigationLink[]
}

/** A folder of the navigation on a page of its own: its links, large enough to choose from. */
export const folderScreen = defineScreen<FolderModel>({
  component: FolderScreen,
  styles: ['screens/folder/screen'],
})

function FolderScreen({ model: { title, links } }: { model: FolderModel }) {
  return (
    <div className="wrap folder">
      <h1>
        <ContentText>{title}</ContentText>
      </h1>
      <FolderLinks links={links} />
    </div>
  )
}

function FolderLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          <MenuLink link={link} />
          {link.children.length > 0 && <FolderLinks links={link.children} />}
        </li>
      ))}
    </ul>
  )
}
