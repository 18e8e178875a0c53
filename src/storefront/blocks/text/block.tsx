import type { TextModel } from '../model.ts'

/** Words of the owner, cleaned when they were saved. */
export function TextBlock({ block }: { block: TextModel }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
}
