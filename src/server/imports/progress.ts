/** Called with a job's progress between two batches; returning true asks it to stop there. */
export type Progress = (position: number, total: number) => Promise<boolean>
