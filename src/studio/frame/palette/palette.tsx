import { Combobox, ScrollArea, Text, TextInput, useCombobox, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Found, type FoundKind, findAnythingCall, foundKinds } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { OPEN_DIALOG } from '#studio/kit/return-focus.ts'
import { matchOptions } from '#studio/kit/search-select/match-options.ts'
import { useDocumentKeys } from '#studio/kit/shortcuts.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useSignOut } from '../../sign-in/use-sign-out.ts'
import { openKeyHelp } from '../global-keys.tsx'
import { type Command, commands } from './commands.ts'
import classes from './palette.module.css'

const OPEN_EVENT = 'studio:palette'
const PAUSE_MILLISECONDS = 150

/** Opens the search over everything from anywhere. */
export function openPalette(): void {
  document.dispatchEvent(new Event(OPEN_EVENT))
}

/** One search over orders, products, people, emails, pages, items, settings and actions, by Ctrl+K (⌘K). */
export function Palette() {
  const [isOpen, setOpen] = useState(false)
  useDocumentKeys((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    // Another dialog would be lost with what was typed into it.
    if (isOpen || !document.querySelector(OPEN_DIALOG)) setOpen(!isOpen)
  })
  useEffect(() => {
    const open = () => setOpen(true)
    document.addEventListener(OPEN_EVENT, open)
    return () => document.removeEventListener(OPEN_EVENT, open)
  }, [])
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': 'Search everything' } }}
      centered={false}
      yOffset="12vh"
      classNames={{ body: classes.body }}
      size={560}
      // Without an animation it opens immediately, so that text typed right afterwards goes into it.
      transitionProps={{ duration: 0 }}
    >
      <PaletteSearch close={() => setOpen(false)} />
    </Modal>
  )
}

interface Entry {
  readonly value: string
  readonly label: string
  readonly detail: string
  readonly group: string
  readonly open: () => void
}

const kindNames: Readonly<Record<FoundKind, string>> = {
  order: 'Orders',
  invoice: 'Invoices',
  product: 'Products',
  customer: 'Customers',
  subscriber: 'Subscribers',
  email: 'Emails',
  form: 'Forms',
  page: 'Pages',
  section: 'Sections',
  collection: 'Collections',
  post: 'Posts',
  event: 'Events',
  project: 'Projects',
  track: 'Tracks',
  lesson: 'Lessons',
  video: 'Videos',
}

function PaletteSearch({ close }: { readonly close: () => void }) {
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MILLISECONDS)
  const finds = useMay()('site.read')
  const isAsked = finds && asked.length >= 2 && text.trim().length >= 2
  const query = useContractQuery(
    findAnythingCall,
    { query: { text: asked } },
    { enabled: isAsked, keepsPreviousData: true, staleTime: 10_000 },
  )
  const entries = useEntries(text, isAsked ? (query.data?.found ?? []) : [], close)
  /** Whether the list is still that of a text before: the server has not answered for this one. */
  const isOutdated =
    finds && text.trim().length >= 2 && (asked !== text.trim() || query.isPlaceholderData || query.isPending)
  const [opensFirst, setOpensFirst] = useState(false)
  useEffect(() => {
    if (!opensFirst || isOutdated) return
    setOpensFirst(false)
    entries[0]?.open()
  }, [opensFirst, isOutdated, entries])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  // The list is always open: Enter opens the selected entry at once.
  const combobox = useCombobox({ opened: true })
  const shown = entries.map(({ value }) => value).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first match is chosen again whenever the matches change
  useEffect(() => void combobox.selectFirstOption(), [shown])
  const groups = [...Map.groupBy(entries, ({ group }) => group)]
  return (
    <Combobox store={combobox} onOptionSubmit={(value) => entries.find((entry) => entry.value === value)?.open()}>
      <Combobox.EventsTarget withExpandedAttribute={false}>
        <TextInput
          ref={field}
          data-autofocus
          variant="unstyled"
          size="md"
          type="search"
          aria-label="Search everything"
          placeholder="Search orders, products, pages, settings…"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={classes.field}
          leftSection={<Search size={18} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpensFirst(false)
          }}
          onKeyDown={(event) => {
            // The first press empties the field, as browsers do. The list, which is always open, would keep the second.
            if (event.key === 'Escape' && text === '') return close()
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isOutdated) return
            // An entry of the list before would open: without a selection, the key waits for the first one of the next.
            event.preventDefault()
            combobox.resetSelectedOption()
            setOpensFirst(true)
          }}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize
        mah="min(420px, 60vh)"
        type="auto"
        className={classes.results}
        // Its options take no focus: without a tab stop of its own, keyboard users could not scroll it.
        viewportProps={{ tabIndex: 0 }}
      >
        <Combobox.Options aria-label="Results">
          {groups.map(([group, list]) => (
            <Combobox.Group key={group} label={group}>
              {list.map(({ value, label, detail }) => (
                <Combobox.Option key={value} value={value} className={classes.result}>
                  <span className={classes.label}>{label}</span>
                  {detail && <span className={classes.detail}>{detail}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        {/* Outside the list, which may only contain options. */}
        {entries.length === 0 && (
          <Text size="sm" c="dimmed" p="xs" ta="center" role="status">
            {query.isFetching || asked !== text.trim() ? 'Searching…' : `No results for “${text.trim()}”`}
          </Text>
        )}
      </ScrollArea.Autosize>
    </Combobox>
  )
}

/** Search results by kind, then actions; those whose name is typed come first. Without a search text: actions only. */
function useEntries(text: string, found: readonly Found[], close: () => void): Entry[] {
  const may = useMay()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const runs: Readonly<Record<NonNullable<Command['run']>, () => void>> = {
    'toggle-theme': () => setColorScheme(isDark(colorScheme) ? 'light' : 'dark'),
    'show-keys': openKeyHelp,
    'sign-out': signOut,
  }
  const allowed = commands
    .filter(({ needs }) => needs === undefined || may(needs))
    .map((command) => ({ value: command.id, label: [command.label, command.words ?? ''].join(' '), command }))
  const fitting = text.trim()
    ? matchOptions(allowed, text)
    : allowed.filter(({ command }) => command.group !== 'Settings')
  const actions = fitting.map(({ value, command }) => ({
    value,
    label: command.label,
    detail: '',
    group: command.group,
    open() {
      close()
      if (command.to) void navigate(command.to)
      else if (command.run) runs[command.run]()
    },
  }))
  const things = foundKinds.flatMap((kind) =>
    found
      .filter((one) => one.kind === kind)
      .map(({ id, title, detail, path }) => ({
        value: `${kind}:${id}`,
        label: title,
        detail,
        group: kindNames[kind],
        open() {
          close()
          void navigate(path)
        },
      })),
  )
  const typed = normalize(text.trim())
  const isNamed = ({ label }: Entry) =>
    typed.length > 2 &&
    [label, label.replace(/^(Go to|Settings:) /, '')].some((name) => normalize(name).startsWith(typed))
  return [...actions.filter(isNamed), ...things, ...actions.filter((entry) => !isNamed(entry))]
}

const isDark = (scheme: string): boolean =>
  scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
