import type { Contract } from '#shared/http/contract.ts'
import type { Example } from './define.ts'
import { orderExamples } from './order-examples.ts'
import { peopleExamples } from './people-examples.ts'
import { productExamples } from './product-examples.ts'
import { replyExamples } from './reply-examples.ts'
import { salesExamples } from './sales-examples.ts'
import { stockExamples } from './stock-examples.ts'

const examples = [
  ...orderExamples,
  ...salesExamples,
  ...productExamples,
  ...stockExamples,
  ...peopleExamples,
  ...replyExamples,
]

/** What a call is sent with; nothing for calls that need only their path. */
export const exampleOf = ({ method, path }: Contract): Omit<Example, 'contract'> =>
  examples.find(({ contract }) => contract.method === method && contract.path === path) ?? {}
