interface AnyBlock {
  readonly type: string
  readonly settings: object
}

/** A page's content, of which this step knows no more than its images. */
export interface ContentOfBlocks {
  readonly blocks: Readonly<Record<string, AnyBlock>>
}

/** Images got designs with words; those from before are images with a caption. */
export const withImageDesigns = <Content extends ContentOfBlocks>(content: Content): Content => ({
  ...content,
  blocks: Object.fromEntries(
    Object.entries(content.blocks).map(([id, block]) => [
      id,
      block.type === 'image' ? { ...block, settings: { ...block.settings, ...added } } : block,
    ]),
  ),
})

const added = { design: 'inline', title: '', text: '', buttonLabel: '', newWindow: false, aspectRatio: 'original' }
