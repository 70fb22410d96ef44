import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { GrowthYear, InvestmentPlan } from '@folioflow/flows';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../../format/money.ts';
import { focusInvalidField } from '../../primitives/Field/focus-invalid-field.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PageTabs } from '../../primitives/Link/PageTabs.tsx';
import { createCachedLoader } from '../../primitives/on-demand.ts';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../shell/Page.tsx';
import { LazyPart } from '../page/LazyPart/LazyPart.tsx';
import { GrowthSummary } from './GrowthSummary.tsx';
import type { CalculatorState } from './use-calculator.ts';

/** The link to the schemes, the chart and the table, which are below the form on a phone. */
const loadGrowthDetails = createCachedLoader(async () => (await import('./GrowthDetails.tsx')).GrowthDetails);

const readTabs = (i18n: I18n) =>
  [
    { to: '/sipcalculator', label: i18n._('calculator.tab.sip') },
    { to: '/sipcalculator?of=lumpsum', label: i18n._('calculator.tab.lumpsum') },
    { to: '/sipcalculator?of=goal', label: i18n._('calculator.tab.goal') },
  ] as const;

/* On a phone the result is above the form, so that it is in sight while a figure is changed. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  > [data-place='result'] {
    order: -1;
  }

  @media (min-width: 64rem) {
    grid-template-columns: 23rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-24);
    align-items: start;

    > * {
      grid-column: 2;
    }

    > [data-place='form'] {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-24);

  @media (min-width: 64rem) {
    gap: var(--space-16);
  }
`;

export interface CalculatorFrameProps<Field extends string, Computed> {
  title: string;
  lead: string;
  /** Path of the calculator. */
  current: ReturnType<typeof readTabs>[number]['to'];
  state: CalculatorState<Field, Computed>;
  /** The fields. */
  children: ReactNode;
  /** Name and rupees of the first figure of the result, if it is not the value at the end; null rupees without a result. */
  first?: { readonly term: string; readonly figure: number | null } | undefined;
  /** Expected return in percent. */
  cagr: number | undefined;
  illustration?: MessageId | undefined;
  /** Expected inflation in percent, which is deducted from the return; 0 by default. */
  inflation?: number | undefined;
  /** Text of the link to the schemes, with the place `{amount}`; by default that of a SIP. */
  find?: MessageId | undefined;
  /** Null if the result fits no order. */
  plan: InvestmentPlan | null;
  /** The user follows the link to the schemes with this plan. */
  onPlan?: ((plan: InvestmentPlan) => void) | undefined;
}

/** The page of a calculator: links to the others, its form, its result and the way to the schemes (decision 075). */
export function CalculatorFrame<Field extends string, Computed>({
  title,
  lead,
  current,
  state,
  children,
  first,
  cagr = 0,
  illustration,
  inflation = 0,
  find,
  plan,
  onPlan,
}: CalculatorFrameProps<Field, Computed>) {
  const { i18n } = useLingui();
  const { shown, isStale, isUncountable, isAnnounced, submissions, submit } = state;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (submissions > 0 && !focusInvalidField(form.current)) heading.current?.focus();
  }, [submissions]);
  const end: GrowthYear | null = shown?.years.at(-1) ?? null;
  const waiting = Object.keys(state.problems).length > 0 ? i18n._('calculator.refused') : i18n._('calculator.waiting');
  return (
    <Page>
      <Stack gap={24}>
        <PageTabs label={i18n._('calculator.tabs')} tabs={readTabs(i18n)} current={current} />
        <PageHeading lead={lead}>{title}</PageHeading>
        <Columns>
          <Card as="div" data-place="form">
            <Form ref={form} onSubmit={submit} noValidate>
              {children}
              <Button type="submit" wide variant={shown === null ? 'primary' : 'secondary'}>
                {i18n._('calculator.submit')}
              </Button>
            </Form>
          </Card>
          <div data-place="result">
            {isUncountable ? (
              <Card role="alert">
                <p>{i18n._('calculator.uncountable')}</p>
              </Card>
            ) : (
              <GrowthSummary
                {...first}
                end={end}
                illustration={i18n._(illustration ?? 'calculator.illustration', {
                  cagr: formatPercent(cagr),
                })}
                waiting={waiting}
                isStale={isStale}
                isAnnounced={isAnnounced}
                heading={heading}
              />
            )}
          </div>
          {shown !== null && (
            <LazyPart
              load={loadGrowthDetails}
              props={{ years: shown.years, cagr, inflation, plan, find, onPlan }}
              reservedHeight="31rem"
            />
          )}
        </Columns>
      </Stack>
    </Page>
  );
}
