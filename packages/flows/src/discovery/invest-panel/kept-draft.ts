import type { CalendarDay } from '@folioflow/api/contract';
import type { Keeps } from '../../kit/keeps.ts';
import { changedDraft, firstDraft } from './invest-panel.rules.ts';
import type { SchemeParameters } from '../scheme-address.ts';
import type {
  InvestPanelContext,
  InvestPanelInput,
  InvestPanelView,
  LumpsumDraft,
  SipDraft,
} from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';
import { changedSip, firstSipDraft, startOf } from './sip-draft.ts';

type Drafts = Pick<InvestPanelContext, 'tab' | 'sip' | 'lumpsum'>;

/** What was entered on one visit of a scheme's page: Back from the checkout, and a reload, find it again (BEYOND). */
export const investPanelKeeps = ({ code }: Pick<SchemeParameters, 'code'>, visit: string): Keeps<InvestPanelView> => ({
  store: 'session',
  key: 'invest_draft',
  select: (view) => {
    if (view.screen === 'left') return undefined;
    const { tab, sip, lumpsum } = view;
    return JSON.stringify({ code, visit, tab, sip: sip && sipOf(sip), lumpsum: lumpsum && lumpsumOf(lumpsum) });
  },
});

const sipOf = ({ frequency, option, installments, amount, day }: SipDraft): SipDraft => ({
  frequency,
  option,
  installments,
  amount,
  day,
});
const lumpsumOf = ({ option, amount }: LumpsumDraft): LumpsumDraft => ({ option, amount });

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readKept(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordIn(JSON.parse(kept ?? 'null'));
  } catch {
    return {};
  }
}

/** What stands in the panel at first: what was kept of this visit, entered anew as far as the terms take it today. */
export function draftsOf({ scheme, terms, today, visit = '', kept = null }: InvestPanelInput): Drafts {
  const read = readKept(kept);
  const told = read['code'] === scheme.code && read['visit'] === visit ? read : {};
  const isLumpsumMeant = told['tab'] === 'lumpsum' && terms.lumpsumOptions.length > 0;
  return {
    tab: terms.sipOptions.length > 0 && !isLumpsumMeant ? 'sip' : 'lumpsum',
    sip: enteredSip(terms, today, recordIn(told['sip'])),
    lumpsum: enteredLumpsum(terms, recordIn(told['lumpsum'])),
  };
}

function enteredSip(terms: InvestTerms, today: CalendarDay, told: Readonly<Record<string, unknown>>): SipDraft {
  const frequency = textIn(told['frequency']);
  const option = numberIn(told['option']);
  let sip = firstSipDraft(terms);
  if (terms.sipFrequencies.some(({ value }) => value === frequency)) sip = changedSip(terms, sip, { frequency });
  if (option !== null) sip = changedSip(terms, sip, { option });
  sip = changedSip(terms, sip, { installments: textIn(told['installments']), amount: textIn(told['amount']) });
  const day = numberIn(told['day']);
  return startOf({ terms, today, sip }, day) === null ? sip : { ...sip, day };
}

function enteredLumpsum(terms: InvestTerms, told: Readonly<Record<string, unknown>>): LumpsumDraft {
  const option = numberIn(told['option']);
  const draft = firstDraft(terms);
  return changedDraft(terms, draft, { ...(option !== null && { option }), amount: textIn(told['amount']) });
}
