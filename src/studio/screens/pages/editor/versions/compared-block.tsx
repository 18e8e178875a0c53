import { Badge, Group, Text } from '@mantine/core'
import { type Block, picturesOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { type ComparedBlock, isDifferent } from '#shared/pages/compare/compare-contents.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import type { SettingField } from '#storefront/blocks/editing-facts.ts'
import { pictureUrl } from '#storefront/pictures/widths.ts'
import { kindOfBlock, nameOfBlock } from '#studio/canvas/name-of-block.ts'
import { ChangedWords } from './changed-words.tsx'
import styles from './compare.module.css'
import { settingInWords } from './setting-in-words.ts'

interface ComparedBlockRowProps {
  readonly compared: ComparedBlock
  /** What the two versions are called, for windows that show one below the other. */
  readonly names: readonly [string, string]
}

/** A block as it is in both versions, beside each other. */
export function ComparedBlockRow({ compared, names }: ComparedBlockRowProps) {
  const { before, after, isMoved } = compared
  const block = after ?? before
  if (!block) return null
  const badge = !before
    ? 'Added'
    : !after
      ? 'Deleted'
      : compared.settings.length > 0
        ? 'Changed'
        : isMoved
          ? 'Moved'
          : ''
  return (
    <li className={styles.block}>
      <Group gap="xs" className={styles.name}>
        <Text size="sm" fw={500} truncate>
          {isDifferent(compared) ? kindOfBlock(block) : nameOfBlock(block)}
        </Text>
        {badge && (
          <Badge
            size="sm"
            variant="light"
            color={badge === 'Deleted' ? 'danger' : badge === 'Added' ? 'accent' : 'gray'}
          >
            {badge}
          </Badge>
        )}
        {isMoved && badge === 'Changed' && (
          <Badge size="sm" variant="light" color="gray">
            Moved
          </Badge>
        )}
      </Group>
      {isDifferent(compared) && (
        <>
          <Side compared={compared} side="before" name={names[0]} />
          <Side compared={compared} side="after" name={names[1]} />
        </>
      )}
    </li>
  )
}

function Side({
  compared,
  side,
  name,
}: {
  readonly compared: ComparedBlock
  readonly side: 'before' | 'after'
  readonly name: string
}) {
  const block = compared[side]
  return (
    <div className={styles.side} data-side={side}>
      <Text size="xs" c="dimmed" className={styles.version}>
        {name}
      </Text>
      {block ? (
        <>
          <Pictures block={block} />
          <Settings compared={compared} block={block} side={side} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          Not on the page
        </Text>
      )}
    </div>
  )
}

function Pictures({ block }: { readonly block: Block }) {
  const pictures = picturesOfBlocks([block]).slice(0, 4)
  if (pictures.length === 0) return null
  return (
    <Group gap="xs">
      {pictures.map(({ id, assetUrl, altText }) => (
        <img key={id} className={styles.picture} src={pictureUrl(assetUrl, 300)} alt={altText} />
      ))}
    </Group>
  )
}

interface SettingsProps {
  readonly compared: ComparedBlock
  readonly block: Block
  readonly side: 'before' | 'after'
}

/** The settings that differ; of a block that only one version has, those with words. */
function Settings({ compared: { before, after, settings, isMoved }, block, side }: SettingsProps) {
  const fields: readonly SettingField[] = factsOf(block.type).fields
  const isInBoth = before !== null && after !== null
  const shown = fields.filter(({ name, input }) =>
    isInBoth ? settings.includes(name) : ['line', 'lines', 'words', 'html', 'list', 'table'].includes(input.kind),
  )
  const valueIn = (version: Block | null, { name }: SettingField) =>
    (version?.settings as Readonly<Record<string, unknown>> | undefined)?.[name]
  return (
    <>
      {shown.map((field) => {
        const [one, other] = [
          settingInWords(field, valueIn(before, field)),
          settingInWords(field, valueIn(after, field)),
        ]
        const own = side === 'before' ? one : other
        if (!isInBoth && own === '') return null
        return (
          <div key={field.name}>
            {field.input.kind !== 'words' && (
              <Text size="xs" c="dimmed">
                {field.label}
              </Text>
            )}
            <Text size="sm" component="div">
              {isInBoth ? (
                <ChangedWords before={one} after={other} side={side} />
              ) : (
                <span className={styles.words}>{own}</span>
              )}
              {own === '' && <span className={styles.none}>None</span>}
            </Text>
            {isInBoth && one === other && own !== '' && (
              <Text size="xs" c="dimmed">
                Same words, other formatting or details
              </Text>
            )}
          </div>
        )
      })}
      {isInBoth && isMoved && shown.length === 0 && (
        <Text size="sm">{side === 'before' ? 'Place before' : 'New place'}</Text>
      )}
    </>
  )
}
