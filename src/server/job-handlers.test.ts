import { expect, test } from 'vitest'
import { jobNames } from '#shared/jobs/names.ts'
import { jobs } from './job-handlers.ts'

test('each kind of job that has a name has one handler', () => {
  expect(jobs.map(({ job }) => job.kind).toSorted()).toEqual(Object.keys(jobNames).toSorted())
})
