import { z } from 'zod'
import { blockTypes } from '../codes.ts'
import { defineBlock, none, noWords } from './define-block.ts'

export const shapes = [
  'rectangle',
  'rounded',
  'circle',
  'half-circle',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'arch',
  'blob',
] as const
export type Shape = (typeof shapes)[number]

/** A drawn shape: decoration behind or beside other blocks. */
export const shapeBlock = defineBlock({
  settings: z.strictObject({
    shape: z.enum(shapes).default('circle'),
    color: z.enum(['accent', 'support', 'text', 'line']).default('support'),
    look: z.enum(['filled', 'outline']).default('filled'),
    /** Of an outline, in pixels. */
    thickness: z.int().min(1).max(20).default(2),
    /** In degrees, clockwise. */
    rotation: z.int().min(0).max(359).default(0),
    /** Whether it is stretched to its whole area. */
    isStretched: z.boolean().default(false),
  }),
  number: blockTypes.shape,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: ({ isStretched }) => isStretched,
})
