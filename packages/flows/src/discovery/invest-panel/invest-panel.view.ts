import { timeOfDay, UNLIMITED_AMOUNT } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { UNIT_SETTLEMENT_DAYS } from '../../parts/order/dealing-day.ts';
import {
  type AmountLimits,
  isInstallmentCountAllowed,
  installmentCountLimits,
  lumpsumLimits,
  sipLimits,
} from '../../parts/order/order-limits.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import { sipAgreement } from '../../parts/order/sip-terms/sip-agreement.ts';
import type { investPanelMachine } from './invest-panel.machine.ts';
import { currentBanner, selectedLumpsumOption } from './invest-panel.rules.ts';
import type {
  InvestPanelContext,
  InvestPanelEvent,
  InvestPanelView,
  LumpsumForm,
  SipForm,
} from './invest-panel.types.ts';
import { lumpsumFacts, sipFacts } from '../../parts/order/option-facts.ts';
import {
  selectedSipOption,
  firstInstalmentDay,
  isSipOptionSelected,
  optionIndexesOfFrequency,
  sipDay,
  sipStartDays,
  sipStartDate,
} from './sip-draft.ts';
import { findRangeGap, sipAmountLimits } from './sip-entry.ts';

const screens = {
  sip: 'sip',
  lumpsum: 'lumpsum',
  verifyingNominee: 'verifyingNominee',
  left: 'left',
} as const satisfies Record<RootStateOf<typeof investPanelMachine>, InvestPanelView['screen']>;

const addMaximumFlag = (limits: AmountLimits) => ({ ...limits, hasMaximum: limits.maximum < UNLIMITED_AMOUNT });

function sipForm(context: InvestPanelContext, can: (event: InvestPanelEvent) => boolean): SipForm | null {
  const { terms, sip } = context;
  if (terms.sipOptions.length === 0) return null;
  const option = isSipOptionSelected(context) ? selectedSipOption(terms, sip) : null;
  const limits = option && sipAmountLimits(terms, sip.frequency);
  const day = sipDay(context);
  const firstDay = firstInstalmentDay(context);
  return {
    ...sip,
    day,
    frequencies: terms.sipFrequencies,
    ranges: optionIndexesOfFrequency(terms, sip.frequency).map((value) => ({
      value,
      label: terms.sipOptions[value]?.display_text ?? '',
    })),
    terms: option && {
      limits: addMaximumFlag(limits ?? sipLimits(option)),
      installments: addMaximumFlag(installmentCountLimits(option)),
      facts: sipFacts(option),
    },
    isBelowMinimum: limits !== null && sip.amount !== '' && Number(sip.amount) < limits.minimum,
    rangeGap: option && findRangeGap(terms, sip),
    isInstalmentCountInvalid:
      option !== null && sip.installments !== '' && !isInstallmentCountAllowed(option, Number(sip.installments)),
    days: sipStartDays(context),
    startDate: sipStartDate(context, day),
    agreement:
      firstDay === null ? null : sipAgreement({ ...sip, installments: Number(sip.installments), firstDay }, null),
    isPickingDate: can({ type: 'datePicker.closed' }),
    canPickDate: can({ type: 'datePicker.opened' }),
    canStart: can({ type: 'sip.started' }),
  };
}

function lumpsumForm({ terms, lumpsum }: InvestPanelContext, canInvest: boolean): LumpsumForm | null {
  if (terms.lumpsumOptions.length === 0) return null;
  const chosen = selectedLumpsumOption(terms, lumpsum);
  const limits = chosen && lumpsumLimits(chosen);
  const amount = Number(lumpsum.amount);
  return {
    options: terms.lumpsumOptions.map(({ display_text }, value) => ({ value, label: display_text })),
    ...lumpsum,
    limits: limits && addMaximumFlag(limits),
    isBelowMinimum: limits !== null && lumpsum.amount !== '' && amount < limits.minimum,
    facts: chosen === null ? [] : lumpsumFacts(chosen),
    unitEstimate:
      amount > 0 && terms.latestNav !== null ? { units: amount / terms.latestNav, nav: terms.latestNav } : null,
    dealing: chosen && { cutOff: timeOfDay(chosen.purchase_cutoff_time), settlementDays: UNIT_SETTLEMENT_DAYS },
    canInvest,
  };
}

export function investPanelView(
  snapshot: SnapshotFrom<typeof investPanelMachine>,
  children: { readonly secondFactor?: SecondFactorView },
): InvestPanelView {
  const { context } = snapshot;
  const screen = screenOf(snapshot, screens);
  if (screen === 'left') return { screen };
  return {
    screen,
    tab: context.tab,
    sip: sipForm(context, (event) => snapshot.can(event)),
    banner: currentBanner(context),
    canFollow: snapshot.can({ type: 'banner.followed' }),
    lumpsum: lumpsumForm(context, snapshot.can({ type: 'lumpsum.invested' })),
    codes: children.secondFactor,
    notice: context.notice,
  };
}
