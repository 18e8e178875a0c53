import { Button, PasswordInput, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listCountries } from '#shared/addresses/countries.ts'
import { currencies } from '#shared/settings/schema.ts'
import { setUp, whoAmI } from '#shared/sign-in/schema.ts'
import { codeOf, fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { checkSetUp, type SetUpValues } from './check-set-up.ts'
import { countryOf, currencyOf, listTimeZones } from './first-guess.ts'
import classes from './set-up.module.css'

/** The first start without a demo: what the site is called, who owns it, and where it sells. */
export function SetUp({ asksCode }: { readonly asksCode: boolean }) {
  const client = useQueryClient()
  const choices = useMemo(listChoices, [])
  // The form counts what this screen fills in by itself as touched, so whose choice the currency is stands here.
  const [isCurrencyChosen, setCurrencyChosen] = useState(false)
  const form = useForm({
    initialValues: firstValues(),
    validate: (values) => checkSetUp(values, asksCode),
  })
  const mutation = useContractMutation(setUp, {
    onDone: () => client.invalidateQueries({ queryKey: keyOf(whoAmI) }),
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
          // Only on the way to the next field: a sentence that appears would move a button away from under the press.
          const { path } = target.dataset
          if (path && relatedTarget instanceof HTMLInputElement) form.validateField(path as keyof SetUpValues)
        }}
        onSubmit={form.onSubmit(
          (body) => mutation.mutate({ body: body as never }),
          (_errors, _values, event) => focusFirstError(event?.currentTarget as HTMLElement | undefined),
        )}
      >
        <header>
          <h1 className={classes.title}>Set up your site</h1>
          <p className={classes.lead}>A minute, then the studio opens and the first product can be added.</p>
        </header>
        <RefusalAlert error={codeOf(mutation.error) === 'set-up-code-wrong' ? null : mutation.error} />
        {asksCode && (
          <fieldset className={classes.group}>
            <legend>The server</legend>
            <TextInput
              label="Set-up code"
              description="The server printed it when it started, so that nobody but its owner sets it up."
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
          <legend>The site</legend>
          <TextInput
            label="Site name"
            description="Visitors see it on every page, in letters and in search results."
            placeholder="Clay & Kiln"
            autoComplete="organization"
            autoFocus={!asksCode}
            {...form.getInputProps('siteName')}
          />
          <SearchSelect
            label="Country"
            description="Where the shop is at home. Shipping begins with this country."
            data={choices.countries}
            {...form.getInputProps('country')}
            onChange={(country) => {
              if (!country) return
              form.setFieldValue('country', country)
              if (!isCurrencyChosen) form.setFieldValue('currency', currencyOf(country))
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
            <SearchSelect label="Time zone" data={choices.timeZones} {...form.getInputProps('timeZone')} />
          </SimpleGrid>
        </fieldset>
        <fieldset className={classes.group}>
          <legend>You, the owner</legend>
          <TextInput label="Your name" autoComplete="name" {...form.getInputProps('ownerName')} />
          <TextInput
            label="Email"
            description="You sign in with it, and new orders are announced there."
            type="email"
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            description="10 characters or more. A sentence is easy to remember and hard to guess."
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </fieldset>
        <Button type="submit" size="md" loading={mutation.isPending}>
          Open the studio
        </Button>
      </form>
    </main>
  )
}

function firstValues() {
  const country = countryOf(navigator.languages) ?? 'US'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    setUpCode: '',
    siteName: '',
    ownerName: '',
    email: '',
    password: '',
    country,
    currency: currencyOf(country) as string,
    timeZone: timeZone || 'America/New_York',
  }
}

function listChoices() {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return {
    countries: listCountries('en').map(({ code, name }) => ({ value: code, label: name })),
    currencies: currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code)}` })),
    timeZones: listTimeZones(firstValues().timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  }
}

function focusFirstError(form: HTMLElement | undefined): void {
  // The fields get their marks with the next drawing.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
