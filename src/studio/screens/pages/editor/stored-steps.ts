import { type Step, stepSchema } from '#shared/pages/draft/steps.ts'

/**
 * Steps that the server does not have yet, in this browser's database: one record each, so that two tabs with one page
 * store beside each other. Without a database, as in some private windows, they are in memory only.
 */

const STORE = 'steps'

interface StoredStep {
  readonly pageId: string
  readonly id: string
  /** When it was taken: steps are applied in this order. */
  readonly at: number
  readonly step: Step
}

/** The steps of a page that were stored and not sent, oldest first. */
export async function readStoredSteps(pageId: string): Promise<Step[]> {
  const found = await withStore<StoredStep[]>('readonly', (store) => store.getAll(rangeOf(pageId)))
  return (found ?? [])
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ step }) => stepSchema.safeParse(step).data ?? [])
}

/** Stores steps that changed, and removes those that the server has. */
export async function storeSteps(pageId: string, changed: readonly Step[], gone: readonly string[]): Promise<void> {
  if (changed.length === 0 && gone.length === 0) return
  await withStore('readwrite', (store) => {
    for (const id of gone) store.delete([pageId, id])
    for (const step of changed) {
      nextAt = Math.max(nextAt + 1, Date.now())
      store.put({ pageId, id: step.id, at: nextAt, step } satisfies StoredStep)
    }
    return null
  })
}
let nextAt = 0

const rangeOf = (pageId: string) => IDBKeyRange.bound([pageId], [pageId, []])

let opening: Promise<IDBDatabase | null> | null = null

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('vitrine-page-editor', 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['pageId', 'id'] })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
      request.onblocked = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | null,
): Promise<Result | null> {
  opening ??= open()
  const database = await opening
  if (!database) return null
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' })
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request?.result ?? null)
      transaction.onerror = () => resolve(null)
      transaction.onabort = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
}
