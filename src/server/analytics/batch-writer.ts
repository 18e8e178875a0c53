import { createTextLimits } from './limit-texts.ts'
import { createNumberKeeper } from './number-texts.ts'
import type { AnalyticsAccess } from './open-analytics.ts'
import { type Batch, writeBatch } from './write-batch.ts'

/** Writes batches of what visitors do, one after the other. */
export interface BatchWriter {
  /** @throws Error when nothing of it is stored; `WriterEnded` when it is unknown whether it is */
  write(batch: Batch): Promise<void>
  close(): Promise<void>
}

/** The writer ended while it wrote a batch, as a killed process does: the batch is written no second time. */
export class WriterEnded extends Error {
  override name = 'WriterEnded'
}

/** Writes in this thread. */
export function createWriter(access: Pick<AnalyticsAccess, 'open'>): BatchWriter {
  const counted = { numbers: createNumberKeeper(), limits: createTextLimits() }
  return {
    write: async (batch) => writeBatch(await access.open(), batch, counted),
    close: async () => {},
  }
}
