import { type $ZodType, compile } from 'zod/v4/core'

/** Compiling takes longer than many checks: the schemas of calls that are rarely made are not worth it. */
const USES_BEFORE_COMPILING = 20

/**
 * A check by a schema that Zod compiles when it is used often. Then valid values take a part of the time; invalid ones
 * are checked again by the schema itself, with the same issues. Schemas that cannot be compiled stay as they are.
 * @param check what is done with the schema, or with its compiled twin
 */
export function compiledWhenOften<Schema extends $ZodType, Outcome>(
  schema: Schema,
  check: (schema: Schema, value: unknown) => Outcome,
): (value: unknown) => Outcome {
  let uses = 0
  let current = schema
  return (value) => {
    if (uses < USES_BEFORE_COMPILING) {
      uses += 1
      if (uses === USES_BEFORE_COMPILING) current = compile(schema)
    }
    return check(current, value)
  }
}
