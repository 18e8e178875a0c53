import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { InputOf } from '#shared/http/contract.ts'
import { setUpCall, whoAmICall } from '#shared/sign-in/schema.ts'
import type { StartingSiteId } from '#shared/starting-sites/choices.ts'
import { NewPasswordInput } from '#studio/kit/new-password/new-password-input.tsx'
import { codeOf, fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { countryOptions, currencyOptions, TIME_ZONES_FAILED, timeZoneOptions } from '../settings/general/choices.ts'
import { StartingSiteChoice } from '../starting-sites/starting-site-choice.tsx'
import { checkSetUp, type SetUpValues } from './check-set-up.ts'
import { countryOf, currencyOf, timeZoneOf } from './first-guess.ts'
import classes from './set-up.module.css'

/** The first start without a demo: the site's name, its country and its owner. */
export function SetUp({ asksCode }: { readonly asksCode: boolean }) {
  const client = useQueryClient()
  const choices = useMemo(listChoices, [])
  // Values that this screen fills in count as touched in the form, so the owner's own choices of the currency and the
  // time zone are tracked here.
  const [isCurrencyChosen, setCurrencyChosen] = useState(false)
  const [isZoneChosen, setZoneChosen] = useState(false)
  const form = useForm({
    initialValues: firstValues(),
    validate: (values) => checkSetUp(values, asksCode),
  })
  const mutation = useContractMutation(setUpCall, {
    onDone: () => client.invalidateQueries({ queryKey: keyOf(whoAmICall) }),
    onRefused: (error) => {
      if (codeOf(error) === 'set-up-code-wrong') form.setFieldError('setUpCode', wordsFor(error))
      else form.setErrors(fieldErrorsOf(error))
    },
  })

  return (
    <main className={classes.screen}>
      <title>Set up · Vitrine</title>
      <form
        className={classes.sheet}
        noValidate
        onBlur={({ target, relatedTarget }) => {
          // Only when the focus moves to another field: a new error would move a button while it is pressed.
          const { path } = target.dataset
          if (path && relatedTarget instanceof HTMLInputElement) form.validateField(path as keyof SetUpValues)
        }}
        onSubmit={form.onSubmit((values) => mutation.mutate({ body: values as InputOf<typeof setUpCall>['body'] }))}
      >
        <header>
          <h1 className={classes.title}>Set up your site</h1>
          <p className={classes.lead}>This takes about a minute. You can change everything later.</p>
        </header>
        <RefusalAlert error={codeOf(mutation.error) === 'set-up-code-wrong' ? null : mutation.error} />
        {asksCode && (
          <fieldset className={classes.group}>
            <legend>The server</legend>
            <TextInput
              label="Set-up code"
              description="The server printed this code when it started. It makes sure that only you can set up the site."
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus
              {...form.getInputProps('setUpCode')}
            />
          </fieldset>
        )}
        <fieldset className={classes.group}>
          <legend>Your site</legend>
          <TextInput
            label="Site name"
            description="Shown on every page, in emails and in search results."
            placeholder="Clay & Kiln"
            autoComplete="organization"
            autoFocus={!asksCode}
            {...form.getInputProps('siteName')}
          />
          <SearchSelect
            label="Country"
            description="Where your shop is based. We’ll set up shipping for this country first."
            data={choices.countries}
            {...form.getInputProps('country')}
            onChange={(country) => {
              if (!country) return
              form.setFieldValue('country', country)
              if (!isCurrencyChosen) form.setFieldValue('currency', currencyOf(country))
              const zone = isZoneChosen ? null : timeZoneOf(country, zoneOfBrowser())
              if (zone !== null) form.setFieldValue('timeZone', zone)
            }}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <SearchSelect
              label="Currency"
              data={choices.currencies}
              {...form.getInputProps('currency')}
              onChange={(currency) => {
                if (!currency) return
                setCurrencyChosen(true)
                form.setFieldValue('currency', currency)
              }}
            />
            <SearchSelect
              label="Time zone"
              data={choices.timeZones.zones}
              {...form.getInputProps('timeZone')}
              onChange={(zone) => {
                if (!zone) return
                setZoneChosen(true)
                form.setFieldValue('timeZone', zone)
              }}
              {...(choices.timeZones.haveFailed && { error: TIME_ZONES_FAILED })}
            />
          </SimpleGrid>
        </fieldset>
        <fieldset className={classes.group}>
          <legend>Your account</legend>
          <TextInput label="Your name" autoComplete="name" {...form.getInputProps('ownerName')} />
          <TextInput
            label="Email"
            description="You’ll use it to sign in. New orders are sent here once email is set up."
            type="email"
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <NewPasswordInput
            label="Password"
            description="At least 10 characters. A short sentence is easy to remember and hard to guess."
            owner={{ email: form.values.email, names: [form.values.ownerName, form.values.siteName] }}
            {...form.getInputProps('password')}
          />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>Begin with</legend>
          <p className={classes.hint}>
            A finished site with sample texts and images. You can change or delete all of it, and undo the choice.
          </p>
          <StartingSiteChoice
            label="Begin with"
            offersEmpty
            value={form.values.startingSite}
            change={(id) => form.setFieldValue('startingSite', id)}
          />
        </fieldset>
        <Button type="submit" size="md" loading={mutation.isPending}>
          Create my site
        </Button>
      </form>
    </main>
  )
}

const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York'

function firstValues() {
  const country = countryOf(navigator.languages) ?? 'US'
  return {
    setUpCode: '',
    siteName: '',
    ownerName: '',
    email: '',
    password: '',
    country,
    currency: currencyOf(country) as string,
    timeZone: timeZoneOf(country, zoneOfBrowser()) ?? zoneOfBrowser(),
    startingSite: 'shop' as StartingSiteId | null,
  }
}

function listChoices() {
  return {
    countries: countryOptions(),
    currencies: currencyOptions(),
    timeZones: timeZoneOptions(firstValues().timeZone),
  }
}
