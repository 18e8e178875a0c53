/** A placeholder for a product without a picture: the first letter of its name. */
export function MissingPicture({ title }: { title: string }) {
  return <span className="missing-picture" data-initial={initialOf(title)} aria-hidden="true" />
}

/** The first letter or digit of a name, with its accents; empty when it has none. */
export function initialOf(title: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0] ?? '').toUpperCase()
}
