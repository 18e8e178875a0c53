import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { formBlock } from '#shared/pages/blocks/form.ts'
import { blockTypes } from '#shared/pages/codes.ts'
import { partId } from '#shared/pages/placement.ts'

/** The call that describes the parts of a form block. */
export const getTemplateSchemaCall = contract({
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  summary: 'Get the JSON schema of a block type: `form`, or its number 9',
  access: 'public',
  query: z.object({ type: z.enum(['form', 'form block', 'form-block', String(blockTypes.form)]).default('form') }),
  reply: z.object({ type: z.literal('form'), blockType: z.int(), schema: z.record(z.string(), z.unknown()) }),
})

/** A form block as other software sees it: without its place on the page. */
const blockTemplate = z.strictObject({ id: partId, type: z.literal('form'), ...formBlock.settings.shape })

/** The form block as a JSON schema, made from the schema that checks pages. */
export const formBlockTemplate = {
  type: 'form',
  blockType: blockTypes.form,
  schema: { ...z.toJSONSchema(blockTemplate) } as Record<string, unknown>,
} as const
