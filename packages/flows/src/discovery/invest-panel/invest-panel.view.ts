import { timeOfDay, UNLIMITED_AMOUNT } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootOf } from '../../kit/flow.ts';
import { UNITS_AFTER } from '../../parts/dealing-day.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import { bannerOf } from './banner.ts';
import type { investPanelMachine } from './invest-panel.machine.ts';
import { chosenOption } from './invest-panel.rules.ts';
import type { InvestPanelContext, InvestPanelView, LumpsumForm } from './invest-panel.types.ts';
import { lumpsumLimits } from './amount-limits.ts';
import { lumpsumTags } from './option-tags.ts';

const screens = {
  lumpsum: 'lumpsum',
  verifyingNominee: 'verifyingNominee',
  left: 'left',
} as const satisfies Record<RootOf<typeof investPanelMachine>, InvestPanelView['screen']>;

function lumpsumForm({ terms, lumpsum }: InvestPanelContext, canInvest: boolean): LumpsumForm | null {
  if (terms.lumpsumOptions.length === 0) return null;
  const chosen = chosenOption(terms, lumpsum);
  const limits = chosen && lumpsumLimits(chosen);
  const amount = Number(lumpsum.amount);
  return {
    options: terms.lumpsumOptions.map(({ display_text }, value) => ({ value, label: display_text })),
    ...lumpsum,
    limits: limits && { ...limits, hasMaximum: limits.maximum < UNLIMITED_AMOUNT },
    isBelowMinimum: limits !== null && lumpsum.amount !== '' && amount < limits.minimum,
    tags: chosen === null ? [] : lumpsumTags(chosen),
    buys: amount > 0 && terms.latestNav !== null ? { units: amount / terms.latestNav, nav: terms.latestNav } : null,
    dealing: chosen && { cutOff: timeOfDay(chosen.purchase_cutoff_time), settlesAfter: UNITS_AFTER },
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
    banner: bannerOf(context.flags),
    canFollow: snapshot.can({ type: 'banner.followed' }),
    lumpsum: lumpsumForm(context, snapshot.can({ type: 'lumpsum.invested' })),
    codes: children.secondFactor,
    notice: context.notice,
  };
}
