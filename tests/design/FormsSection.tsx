import { useState } from 'react'
import { CARLINE_NAMES, MODELLED_CARLINES } from '@/domain/carline'
import { formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Checkbox, Radio, Switch } from '@/ui/Choice'
import { Field, FieldGroup } from '@/ui/Field'
import { Grid } from '@/ui/Grid'
import { SearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { RangeSlider, Slider, type Span } from '@/ui/Slider'
import { Stack } from '@/ui/Stack'
import { TextArea, TextInput } from '@/ui/TextInput'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

export function FormsSection() {
  const { forms: words } = useWords()
  return (
    <DesignSection id="forms" title={words.title} lead={words.lead}>
      <Specimen title={words.text} source="ui/Field · ui/TextInput">
        <Grid $min="16rem" $gap="l">
          <Field label={words.name}>{(control) => <TextInput {...control} autoComplete="off" />}</Field>
          <Field label={words.phone} mark={words.optional}>
            {(control) => <TextInput {...control} type="tel" placeholder="0470 12 34 56" autoComplete="off" />}
          </Field>
          <Field label={words.zip} hint={words.zipHint} error={words.zipError}>
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="90" autoComplete="off" />}
          </Field>
          <Field label={words.readonly}>{(control) => <TextInput {...control} readOnly value="CX4F-0042" />}</Field>
          <Field label={words.name}>{(control) => <TextInput {...control} disabled defaultValue="—" />}</Field>
          <Field label={words.message}>{(control) => <TextArea {...control} />}</Field>
        </Grid>
      </Specimen>
      <Specimen title={words.choose} source="ui/Select · ui/Choice · ui/SegmentedControl">
        <Grid $min="16rem" $gap="l">
          <SelectField
            label={words.model}
            options={MODELLED_CARLINES.map((code) => [code, CARLINE_NAMES[code]] as const)}
          />
          <FieldGroup label={words.moment}>
            <Radio name="moment" defaultChecked>
              {words.morning}
            </Radio>
            <Radio name="moment">{words.afternoon}</Radio>
            <Radio name="moment" disabled hint={words.eveningHint}>
              {words.evening}
            </Radio>
          </FieldGroup>
          <div>
            <Checkbox defaultChecked hint={words.newsHint}>
              {words.news}
            </Checkbox>
            <Checkbox>{words.terms}</Checkbox>
            <Checkbox disabled>{words.terms}</Checkbox>
          </div>
          <div>
            <Switch defaultChecked>{words.monthly}</Switch>
            <Switch>{words.monthly}</Switch>
            <Switch disabled>{words.monthly}</Switch>
          </div>
          <SegmentedControl
            label={words.price}
            options={[
              { value: 'month', label: words.perMonth },
              { value: 'total', label: words.total },
            ]}
            defaultValue="month"
          />
        </Grid>
      </Specimen>
      <Specimen title={words.search} source="ui/SearchField">
        <SearchSpecimen />
      </Specimen>
      <Specimen title={words.sliders} source="ui/Slider">
        <Sliders />
      </Specimen>
    </DesignSection>
  )
}

function SearchSpecimen() {
  const { forms: words } = useWords()
  const [query, setQuery] = useState('Born')
  return (
    <SearchField
      label={words.search}
      placeholder={words.searchPlaceholder}
      clearLabel={words.searchClear}
      value={query}
      onChange={setQuery}
    />
  )
}

function Sliders() {
  const { forms: words } = useWords()
  const { language } = useAudience()
  const [budget, setBudget] = useState<Span>([30_000, 55_000])
  const euro = (value: number) => formatEuro(value, language, { decimals: 0 })
  return (
    <Stack $gap="l">
      <Slider label={words.deposit} min={0} max={20_000} step={500} defaultValue={7_500} format={euro} />
      <RangeSlider
        label={words.budget}
        thumbLabels={[words.from, words.to]}
        min={20_000}
        max={80_000}
        step={1_000}
        value={budget}
        onChange={setBudget}
        format={euro}
      />
      <Slider label={words.deposit} min={0} max={20_000} defaultValue={5_000} format={euro} disabled />
    </Stack>
  )
}
