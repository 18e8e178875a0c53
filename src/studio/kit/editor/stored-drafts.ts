/** An unsaved draft, and the version of the thing that it was made from. */
export interface StoredDraft<Draft> {
  readonly draft: Draft
  /** `updatedAt` or revision of the thing; 0 for a new one. */
  readonly ground: number
}

/** The key under which a tab tells the others what it saved: the browser hands each change of it to them. */
const SAVED = 'studio:saved'

/** Replaces the id of a thing that has never been saved. */
const NEW = 'new'

/**
 * Drafts in this tab's storage, so that a reload loses nothing.
 * @param kind the kind of thing and the version of its drafts' shape; when the shape changes, change the version, so
 * that old drafts are ignored
 */
export function storedDrafts<Draft>(kind: string) {
  const prefix = `studio:${kind}:`
  const keyOf = (id: string | null) => `${prefix}${id ?? NEW}`
  return {
    /** The things with a stored draft: their ids, and whether there is one of a new thing. */
    held(): { readonly ids: ReadonlySet<string>; readonly hasNew: boolean } {
      try {
        const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
        const ids = new Set(keys.map((key) => key.slice(prefix.length)))
        return { ids, hasNew: ids.has(NEW) }
      } catch {
        return { ids: new Set(), hasNew: false }
      }
    },
    /** The stored draft; null when there is none. */
    read(id: string | null): StoredDraft<Draft> | null {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as StoredDraft<Draft> | null
      } catch {
        return null
      }
    },
    store(id: string | null, stored: StoredDraft<Draft>): void {
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify(stored))
      } catch {
        // Editing continues when storage is full or blocked; leaving the page shows a warning anyway.
      }
    },
    /** Deletes a draft that was saved or discarded. */
    forget(id: string | null): void {
      try {
        sessionStorage.removeItem(keyOf(id))
      } catch {
        // Storage is blocked, see above.
      }
    },
    /** Tells the other tabs of this browser that a thing was saved here. @param state its new version */
    tellOtherTabs(id: string, state: number): void {
      try {
        localStorage.setItem(SAVED, JSON.stringify([keyOf(id), state]))
      } catch {
        // Without storage, a conflict with another tab looks like one with another person.
      }
    },
    /** Calls back with the version of a thing that another tab of this browser has saved. @returns ends it */
    followOtherTabs(id: string | null, saved: (state: number) => void): () => void {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key !== SAVED || newValue === null) return
        const [of, state] = JSON.parse(newValue) as [string, number]
        if (of === keyOf(id)) saved(state)
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type StoredDrafts<Draft> = ReturnType<typeof storedDrafts<Draft>>
