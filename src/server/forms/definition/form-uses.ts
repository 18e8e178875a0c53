import type { Scope } from '#server/scope.ts'
import type { FormUse } from '#shared/forms/owner-api.ts'

/** A place that uses a form. */
export interface UsedForm {
  readonly formId: string
  readonly use: FormUse
}

/** Finds all places that use forms; each noun that can use one finds its own (`server/form-hooks.ts`). */
export type FindFormUses = (scope: Scope) => Promise<readonly UsedForm[]>

/** The uses of forms, by form id. */
export async function readFormUses(scope: Scope, find: FindFormUses): Promise<ReadonlyMap<string, FormUse[]>> {
  const byForm = Map.groupBy(await find(scope), ({ formId }) => formId)
  return new Map([...byForm].map(([formId, used]) => [formId, used.map(({ use }) => use)]))
}
