import type { ShownPicture } from '../../lightbox/lightbox.tsx'
import { galleryTexts } from './texts.ts'

/**
 * Opens the images of a gallery in the lightbox. Each has an address of its own, which opens it again: the id of its
 * item. The code of the lightbox loads when an image is about to be pressed.
 */
export function enlargeImages(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
  const addressOf = (index: number) => `#${links[index]!.closest('li')!.id}`
  const load = () => import('./open-lightbox.tsx')
  const prepare = () => void load().catch(() => {})

  async function open(index: number): Promise<void> {
    const { openLightbox } = await load()
    openLightbox({
      label: galleryTexts.gallery,
      pictures: links.map(pictureOf),
      openAt: index,
      theme: root.dataset.lightbox === 'light' ? 'light' : 'dark',
      addressOf,
    })
  }

  /** Opens the image that the page's address names; going back then stays on the page. */
  function openAddressed(): void {
    const index = links.findIndex((_link, at) => addressOf(at) === location.hash)
    if (index === -1 || document.querySelector('dialog[open]')) return
    history.replaceState(history.state, '', location.pathname + location.search)
    open(index).catch(() => {})
  }

  for (const [index, link] of links.entries()) {
    link.addEventListener('pointerdown', prepare, { passive: true })
    link.addEventListener('focus', prepare)
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Without the code, the image itself opens, as it does without JavaScript.
      open(index).catch(() => location.assign(link.href))
    })
  }
  addEventListener('hashchange', openAddressed)
  openAddressed()
}

/** What the HTML says of an image. */
function pictureOf(link: HTMLAnchorElement): ShownPicture {
  const image = link.querySelector('img')!
  const { title = '', description = '' } = link.dataset
  return {
    id: link.closest('li')!.id,
    assetUrl: image.dataset.image!,
    ...{ width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) },
    ...{ altText: image.alt, focalPoint: { x: 0.5, y: 0.5 }, colorData: null },
    ...{ title, description },
  }
}
