/** A draft that was not saved, and the state of the thing that it was made from. */
export interface KeptDraft<Draft> {
  readonly draft: Draft
  /** `updatedAt` or revision of the thing; 0 for a new one. */
  readonly ground: number
}

/** Stands for the id of a thing that has never been saved. */
const NEW = 'new'

/**
 * Drafts that this tab holds, so that a reload loses nothing.
 * @param kind names what is edited and the shape of its drafts; when that changes, the name does, and old drafts are
 *   forgotten rather than misread
 */
export function keptDrafts<Draft>(kind: string) {
  const prefix = `studio:${kind}:`
  const keyOf = (id: string | null) => `${prefix}${id ?? NEW}`
  return {
    /** The things of which a draft is held: their ids, and whether there is one of a new thing. */
    held(): { readonly ids: ReadonlySet<string>; readonly hasNew: boolean } {
      try {
        const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
        const ids = new Set(keys.map((key) => key.slice(prefix.length)))
        return { ids, hasNew: ids.has(NEW) }
      } catch {
        return { ids: new Set(), hasNew: false }
      }
    },
    /** The draft that is still held; null where there is none. */
    read(id: string | null): KeptDraft<Draft> | null {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft<Draft> | null
      } catch {
        return null
      }
    },
    keep(id: string | null, kept: KeptDraft<Draft>): void {
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
      } catch {
        // A full or forbidden storage is no reason to stop editing; leaving the page warns then, as it always does.
      }
    },
    /** Forgets a draft that was saved or thrown away. */
    forget(id: string | null): void {
      try {
        sessionStorage.removeItem(keyOf(id))
      } catch {
        // As above.
      }
    },
  }
}

export type KeptDrafts<Draft> = ReturnType<typeof keptDrafts<Draft>>
