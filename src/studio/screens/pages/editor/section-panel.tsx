import { Button, Group, Input, Menu, SegmentedControl, Select, Stack, TextInput } from '@mantine/core'
import { Copy, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Operation } from '#shared/pages/draft/steps.ts'
import { type Section, sectionSchema } from '#shared/pages/section.ts'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'
import { setSection } from './change-sections.ts'
import { SectionBackgroundFields } from './section-background.tsx'
import { TextSetting } from './text-setting.tsx'
import { ThemeChoice } from './theme-choice.tsx'

interface SectionPanelProps {
  readonly section: Section
  readonly styles: SiteStyles
  readonly change: (label: string, operations: readonly Operation[], mergeKey?: string) => void
  readonly insert: (where: 'above' | 'below') => void
  /** Opens the ready-made sections. */
  readonly choose: (where: 'above' | 'below') => void
  readonly duplicate: () => void
  readonly remove: () => void
  /** Whether the page has no room for another section. */
  readonly isFull: boolean
  /** Whether it has no sections beside it, as in a shared section. */
  readonly isAlone?: boolean
  /** What else can be done with a section of a page. */
  readonly children?: ReactNode
}

const heights = [
  { value: 'content', label: 'As high as its content' },
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'screen', label: 'As high as the screen' },
]
const widths = [
  { value: 'site', label: 'Site' },
  { value: 'edge', label: 'Full window' },
]

/** The settings of a section. */
export function SectionPanel({
  section,
  styles,
  change,
  insert,
  choose,
  duplicate,
  remove,
  isFull,
  isAlone = false,
  children,
}: SectionPanelProps) {
  const set = (label: string, changed: Partial<Section>, name?: string) =>
    change(label, setSection(section, changed), name && `${section.id} ${name}`)
  const areValid = (changed: Partial<Section>) => sectionSchema.safeParse({ ...section, ...changed }).success
  return (
    <Stack gap="md">
      <TextInput
        label="Name"
        description="Only you see it."
        value={section.name}
        maxLength={100}
        onChange={(event) => set('Rename section', { name: event.currentTarget.value.trimStart() }, 'name')}
      />
      <ThemeChoice
        themes={styles.themes}
        page={pageThemeOf(styles)}
        value={section.theme}
        change={(theme) => set('Change section theme', { theme })}
      />
      <SectionBackgroundFields
        section={section}
        styles={styles}
        change={(changed, name) => set('Change section background', changed, name)}
      />
      <Select
        label="Height"
        data={heights}
        value={section.height}
        allowDeselect={false}
        onChange={(height) => height && set('Change section height', { height: height as Section['height'] })}
      />
      <Input.Wrapper label="Width of its columns" labelElement="div">
        <SegmentedControl
          fullWidth
          mt={4}
          aria-label="Width of its columns"
          data={widths}
          value={section.width}
          onChange={(width) => set('Change section width', { width: width as Section['width'] })}
        />
      </Input.Wrapper>
      <TextSetting
        key={section.id}
        kind="line"
        label="Link name"
        description="Links that end with # and this name lead to the section. Use lowercase letters, digits and hyphens."
        most={64}
        value={section.anchor}
        isValid={(anchor) => areValid({ anchor: anchor as string })}
        change={(anchor) => set('Change link name', { anchor: anchor as string }, 'anchor')}
      />
      {!isAlone && (
        <>
          <Group gap="xs" grow>
            <Menu>
              <Menu.Target>
                <Button variant="default" leftSection={<Plus size={16} aria-hidden />} disabled={isFull}>
                  Insert
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => insert('above')}>Section above</Menu.Item>
                <Menu.Item onClick={() => insert('below')}>Section below</Menu.Item>
                <Menu.Divider />
                <Menu.Item onClick={() => choose('above')}>Ready-made section above</Menu.Item>
                <Menu.Item onClick={() => choose('below')}>Ready-made section below</Menu.Item>
              </Menu.Dropdown>
            </Menu>
            <Button
              variant="default"
              leftSection={<Copy size={16} aria-hidden />}
              onClick={duplicate}
              disabled={isFull}
            >
              Duplicate
            </Button>
          </Group>
          {children}
          <Button variant="default" color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
            Delete section
          </Button>
        </>
      )}
    </Stack>
  )
}
