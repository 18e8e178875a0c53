import type { Scope } from '#server/scope.ts'
import type { FormUse } from '#shared/forms/owner-api.ts'

/** A place that uses a form. */
export interface UsedForm {
  readonly formId: string
  readonly use: FormUse
}

/**
 * Finds the places that use a form, or null for all forms; each noun that can use one finds its own
 * (`server/form-hooks.ts`).
 */
export type FindFormUses = (scope: Scope, formId: string | null) => Promise<readonly UsedForm[]>

/** The uses of all forms, by form id. */
export async function readFormUses(scope: Scope, find: FindFormUses): Promise<ReadonlyMap<string, FormUse[]>> {
  const byForm = Map.groupBy(await find(scope, null), ({ formId }) => formId)
  return new Map([...byForm].map(([formId, used]) => [formId, used.map(({ use }) => use)]))
}

/** The uses of one form. */
export const usesOfForm = async (scope: Scope, find: FindFormUses, formId: string): Promise<FormUse[]> =>
  (await find(scope, formId)).map(({ use }) => use)
