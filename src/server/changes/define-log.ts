import type { z } from 'zod'
import { type DocumentStep, defineDocument, type StoredDocument } from '#server/database/stored-document.ts'
import type { FinalReason } from '#shared/changes/final-reasons.ts'
import type { PageContent } from '#shared/pages/content.ts'

/** The change log of one kind of thing: how it is stored, and how it is shown. */
export interface ChangeLog<Snapshot = unknown> {
  /** The kind of things, such as `product`. */
  readonly noun: string
  /** A thing as it was before or after a change. */
  readonly snapshot: StoredDocument<Snapshot>
  /** The title of a thing; empty when it has none. */
  titleOf(snapshot: Snapshot): string
  /** What the list calls a thing that was merged. It is not stored with the action, so that it goes with its entry. */
  nameOf(snapshot: Snapshot): string
  /** The facts that are shown when the thing was changed. */
  factsOf(snapshot: Snapshot): unknown
  /** The content of a page, which is shown section by section; null for things without one. */
  contentOf(snapshot: Snapshot): PageContent | null
  /** Why a change is listed only; null when it can be undone. */
  whyFinal(change: Change<Snapshot>): FinalReason | null
}

/**
 * Defines the log entries of a noun. Entries stay for a year, over upgrades: a changed shape needs a step, and so does
 * every document that is a part of it, such as the blocks of a page.
 */
export function defineLog<Snapshot>({
  noun,
  snapshot: schema,
  steps = [],
  titleOf,
  nameOf = titleOf,
  factsOf = (snapshot) => snapshot,
  contentOf = () => null,
  whyFinal = () => null,
}: {
  readonly noun: string
  readonly snapshot: z.ZodType<Snapshot>
  readonly steps?: readonly DocumentStep[]
  readonly titleOf: (snapshot: Snapshot) => string
  readonly nameOf?: (snapshot: Snapshot) => string
  readonly factsOf?: (snapshot: Snapshot) => unknown
  readonly contentOf?: (snapshot: Snapshot) => PageContent | null
  readonly whyFinal?: (change: Change<Snapshot>) => FinalReason | null
}): ChangeLog<Snapshot> {
  const snapshot = defineDocument({ name: `change of ${noun}`, schema, steps })
  return { noun, snapshot, titleOf, nameOf, factsOf, contentOf, whyFinal }
}

/** Before logs had `titleOf`, entries contained the title of their thing. */
export const dropTitle: DocumentStep = {
  name: 'drop-title',
  run: ({ title: _, ...thing }: { readonly title: string }) => thing,
}

/** One change of a thing: before and after, null where it did not exist. */
export interface Change<Snapshot = unknown> {
  readonly nounId: string
  readonly before: Snapshot | null
  readonly after: Snapshot | null
}

/** A change in its stored form. */
export interface StoredChange {
  readonly noun_id: string
  readonly before: string | null
  readonly after: string | null
}

/** Reads a change from its row. @throws StoredDocumentError when it cannot be read */
export function readLogged<Snapshot>({ snapshot }: ChangeLog<Snapshot>, row: StoredChange): Change<Snapshot> {
  const read = (text: string | null) => (text === null ? null : snapshot.read(text))
  return { nounId: row.noun_id, before: read(row.before), after: read(row.after) }
}

/** The title of a changed thing. */
export function titleOfChange<Snapshot>({ titleOf }: ChangeLog<Snapshot>, { before, after }: Change<Snapshot>): string {
  const snapshot = after ?? before
  return snapshot === null ? '' : titleOf(snapshot)
}
