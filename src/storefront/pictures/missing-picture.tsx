/** Stands in the frame of a picture where a product has none yet: the letter that its name begins with. */
export function MissingPicture({ title }: { title: string }) {
  return <span className="missing-picture" data-initial={initialOf(title)} aria-hidden="true" />
}

/** The first letter or digit of a name, with its marks; empty where it has none. */
export function initialOf(title: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0] ?? '').toUpperCase()
}
