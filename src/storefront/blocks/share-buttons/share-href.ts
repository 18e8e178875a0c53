import type { ShareTarget } from '#shared/pages/blocks/share-buttons.ts'

interface SharedPage {
  readonly title: string
  readonly url: string
}

/** The address that shares a page: a plain link, which sends nothing to anyone before it is pressed. */
export function shareHref(target: ShareTarget, { title, url }: SharedPage): string {
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  switch (target) {
    case 'email':
      return `mailto:?subject=${words}&body=${address}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`
    case 'x':
      return `https://x.com/intent/post?url=${address}&text=${words}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?url=${address}&description=${words}`
    case 'whatsapp':
      return `https://wa.me/?text=${words}%20${address}`
  }
}
