/** Who did something, as lists name them: an API key, or the person; empty for the shop itself. */
export const actorName = ({ name, key_name }: { readonly name: string | null; readonly key_name: string | null }) =>
  key_name === null ? (name ?? '') : `API key ${key_name}`
