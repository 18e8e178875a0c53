/**
 * Who did something, as lists name them: 'API key Warehouse', or the person; empty for the shop itself.
 * @param actor.key_name the name of the key in `api_keys`; null for people and jobs
 */
export const actorName = ({ name, key_name }: { readonly name: string | null; readonly key_name: string | null }) =>
  key_name === null ? (name ?? '') : `API key ${key_name}`
