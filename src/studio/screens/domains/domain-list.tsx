import { Badge, Button, Skeleton, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trash2 } from 'lucide-react'
import {
  addDomainCall,
  type Domain,
  deleteDomainCall,
  listDomainsCall,
  setMainDomainCall,
} from '#shared/domains/api.ts'
import { mostDomains } from '#shared/domains/limits.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import classes from './domains.module.css'

const outdates = [listDomainsCall]

/** The domains of the site, and which of them visitors see. */
export function DomainList() {
  const query = useContractQuery(listDomainsCall, {}, { staleTime: 0 })
  const domains = query.data?.domains ?? []
  return (
    <Page
      title="Domains"
      width="narrow"
      lead="The domains that show your site. Visitors of the other domains are redirected to the main one, and search engines list it."
    >
      <Panel title="Your domains">
        {query.error && !query.data ? (
          <ErrorState error={query.error} onRetry={() => query.refetch()} />
        ) : query.isPending ? (
          <Skeleton height={120} />
        ) : (
          <>
            <AddDomain isFull={domains.length >= mostDomains} />
            {domains.length > 0 && (
              <ul className={classes.list} aria-label="Domains">
                {domains.map((domain) => (
                  <DomainRow key={domain.host} domain={domain} hasMain={domains.some(({ isMain }) => isMain)} />
                ))}
              </ul>
            )}
          </>
        )}
      </Panel>
      <Panel title="Connect a domain">
        <ol className={classes.steps}>
          <li>Add the domain here. A domain with www and one without are two domains: add both.</li>
          <li>
            At your domain provider, point it to this server: an A or AAAA record with the server’s IP address, or a
            CNAME record with its name. Changes can take up to two days. Until then visitors don’t see your site there.
          </li>
          <li>
            HTTPS certificates are issued by the proxy in front of this server. Add the domain there too, or visitors
            see a warning.
          </li>
          <li>Open the domain in a browser. When it reaches your site, you can make it the main one.</li>
        </ol>
      </Panel>
    </Page>
  )
}

function AddDomain({ isFull }: { readonly isFull: boolean }) {
  const form = useForm({
    initialValues: { domain: '' },
    validate: { domain: (domain) => (domain.trim() === '' ? 'Enter a domain, like shop.example.com.' : null) },
  })
  const sayUndo = useUndoNotice()
  const add = useContractMutation(addDomainCall, {
    outdates,
    onDone: ({ batchId }) => {
      form.reset()
      sayUndo('Domain added.', batchId)
    },
    onRefused: (error) => form.setFieldError('domain', wordsFor(error)),
  })
  return (
    <form
      className={classes.add}
      onSubmit={form.onSubmit(({ domain }) => add.mutate({ body: { domain: domain.trim() } }))}
      noValidate
    >
      <TextInput
        label="Add a domain"
        description={`Up to ${mostDomains}. It doesn’t have to point here yet.`}
        placeholder="shop.example.com"
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        maxLength={300}
        disabled={isFull}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('domain')}
      />
      <Button type="submit" loading={add.isPending} disabled={isFull}>
        Add
      </Button>
    </form>
  )
}

function DomainRow({ domain, hasMain }: { readonly domain: Domain; readonly hasMain: boolean }) {
  const { host, isMain, isReached } = domain
  const sayUndo = useUndoNotice()
  const setMain = useContractMutation(setMainDomainCall, {
    outdates,
    onDone: ({ batchId }) => sayUndo(`${host} is the main domain.`, batchId),
  })
  const remove = useContractMutation(deleteDomainCall, {
    outdates,
    onDone: ({ batchId }) => sayUndo(`${host} removed.`, batchId),
  })
  const parameters = { host }
  return (
    <li className={classes.domain}>
      <div className={classes.host}>
        <span className={classes.name}>{host}</span>
        <div className={classes.state}>{stateOf(domain, hasMain)}</div>
      </div>
      {isMain ? (
        <Badge variant="light">Main domain</Badge>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          disabled={!isReached}
          loading={setMain.isPending}
          aria-label={`Make ${host} the main domain`}
          onClick={() => setMain.mutate({ parameters })}
        >
          Make main
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        loading={remove.isPending}
        aria-label={`Remove ${host}`}
        onClick={() => remove.mutate({ parameters })}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </li>
  )
}

function stateOf({ isMain, isReached }: Domain, hasMain: boolean): string {
  if (!isReached) return 'Doesn’t point here yet. Visitors don’t see your site at this domain.'
  if (isMain) return 'Used in links, emails and search engines.'
  return hasMain ? 'Redirects to the main domain.' : 'Shows your site.'
}
