import { Button } from '@mantine/core'
import { CornerDownRight, EyeOff, SearchX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import {
  ignoreMissingUrlCall,
  listMissingUrlsCall,
  type MissingUrl,
  suggestTargetCall,
} from '#shared/missing-urls/api.ts'
import { readablePath } from '#shared/redirects/paths.ts'
import { ListPage } from '#studio/kit/list-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { ask, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { RedirectDialog } from '#studio/screens/redirects/redirect-dialog.tsx'
import { RedirectTabs } from '#studio/screens/redirects/redirect-tabs.tsx'
import classes from './missing-urls.module.css'

interface Wanted {
  readonly from: string
  readonly target: string | null
}

/** URLs without a page that visitors have opened, each with a button for its redirect. */
export function MissingUrlList() {
  const { values, change, isNarrowed } = useFilters({ ignored: ['yes'] as const })
  const isIgnored = values.ignored === 'yes'
  const query = useContractQuery(listMissingUrlsCall, { query: values }, { keepsPreviousData: true })
  const formats = useFormats()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [asking, setAsking] = useState<string | null>(null)
  const ignore = useContractMutation(ignoreMissingUrlCall, {
    outdates: [listMissingUrlsCall],
    onDone: (_, { body }) => showDone(`${readablePath(body.path)} is ${body.ignored ? 'ignored' : 'listed again'}.`),
  })
  async function create({ path }: MissingUrl) {
    setAsking(path)
    // Without a suggestion the owner enters the target.
    const target = await ask(suggestTargetCall, { query: { path } }).then(
      (reply) => reply.target,
      () => null,
    )
    setAsking(null)
    setWanted({ from: path, target })
  }
  const actionsOf = (url: MissingUrl) => (
    <span className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<CornerDownRight size={14} aria-hidden />}
        loading={asking === url.path}
        aria-label={`Create redirect from ${readablePath(url.path)}`}
        onClick={() => void create(url)}
      >
        Create redirect
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={isIgnored ? <Undo2 size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
        aria-label={`${isIgnored ? 'List again:' : 'Ignore'} ${readablePath(url.path)}`}
        onClick={() => ignore.mutate({ body: { path: url.path, ignored: !isIgnored } })}
      >
        {isIgnored ? 'List again' : 'Ignore'}
      </Button>
    </span>
  )
  const timesOf = (url: MissingUrl) => `${formats.number(url.count)} ${url.count === 1 ? 'visit' : 'visits'}`
  return (
    <>
      <ListPage
        title="Redirects"
        lead="URLs without a page that visitors opened in the last 90 days. Robots, files and attempts to break in are left out."
        above={<RedirectTabs shown="/redirects/not-found" />}
        noun="URLs"
        label="URLs that were not found"
        pages={{ ...query, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: query.refetch }}
        rows={query.data?.urls ?? []}
        keyOf={(url) => url.path}
        nameOf={(url) => readablePath(url.path)}
        nameTitle="URL"
        columns={[
          { title: 'Visits', align: 'end' as const, cell: (url: MissingUrl) => formats.number(url.count) },
          { title: 'Last visit', cell: (url: MissingUrl) => formats.ago(url.lastSeenAt) },
          { title: 'Came from', wraps: true, isSpare: true, cell: (url: MissingUrl) => <Referrer url={url} /> },
          { title: 'Actions', align: 'end' as const, cell: actionsOf },
        ]}
        phone={{
          aside: timesOf,
          below: (url) => (
            <>
              <span>{formats.ago(url.lastSeenAt)}</span>
              {url.referrer && (
                <span>
                  from <Referrer url={url} />
                </span>
              )}
              {actionsOf(url)}
            </>
          ),
        }}
        actions={
          <Button variant="default" onClick={() => change({ ignored: isIgnored ? null : 'yes' })}>
            {isIgnored ? 'Show URLs to redirect' : 'Show ignored URLs'}
          </Button>
        }
        isNarrowed={isNarrowed}
        onWiden={() => change({ ignored: null })}
        empty={
          <EmptyState
            title="No missing URLs"
            icon={SearchX}
            action={
              <Button variant="default" onClick={() => change({ ignored: 'yes' })}>
                Show ignored URLs
              </Button>
            }
          >
            When visitors open a URL that does not exist, such as an old link on another site, it appears here. You can
            then redirect it to the right page.
          </EmptyState>
        }
      />
      <RedirectDialog
        isOpen={wanted !== null}
        close={() => setWanted(null)}
        first={{ from: wanted?.from ?? '', to: wanted?.target ?? '' }}
        note={
          wanted?.target ? 'Suggested because its URL is similar. Change it if another page fits better.' : undefined
        }
        outdates={[listMissingUrlsCall]}
      />
    </>
  )
}

/** The page of this site that has the link, or the other site. */
function Referrer({ url: { referrer } }: { readonly url: MissingUrl }) {
  if (referrer === '') return <span className={classes.unknown}>Unknown</span>
  if (!referrer.startsWith('/')) return <span className={classes.referrer}>{referrer}</span>
  return (
    <a className={classes.referrer} href={referrer} target="_blank" rel="noreferrer">
      {referrer === '/' ? 'Home page' : readablePath(referrer)}
    </a>
  )
}
