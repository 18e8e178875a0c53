import { defineDocument } from '#server/database/stored-document.ts'
import { contentSchema } from '#shared/pages/content.ts'
import { stepSchema } from '#shared/pages/draft/steps.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { contentSteps } from './content-steps.ts'

/** `pages.content`. */
export const pageContent = defineDocument({ name: 'page content', schema: contentSchema, steps: contentSteps })

/** `pages.social_picture`. */
export const pagePicture = defineDocument({ name: 'page picture', schema: pictureSchema })

/** `page_draft_steps.operations`. */
export const draftOperations = defineDocument({ name: 'page draft operations', schema: stepSchema.shape.operations })
