import { defineDocument } from '#server/database/stored-document.ts'
import { contentSchema } from '#shared/pages/content.ts'
import { contentSteps } from './content-steps.ts'

/** `pages.content`. */
export const pageContent = defineDocument({ name: 'page content', schema: contentSchema, steps: contentSteps })
