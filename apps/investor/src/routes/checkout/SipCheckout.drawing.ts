import { accountsOperations, chartOperations, parseWithSchema } from '@folioflow/api/schemas';
import type { GetSchemeStatisticsAnswer, ListBankAccountsAnswer } from '@folioflow/api/contract';
import { sipOpeningRequestsOf, parseSipCheckoutState, sipOpeningOf } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { drawSipOpening } from '@folioflow/ui/screens/checkout/SipCheckout/drawn-sip-checkout';
import type { PageDrawing } from '@folioflow/wiring/page-manifest';
import { readDrawnProfile } from '../../wiring/drawn-profile.ts';
import { beginsLikeTemplates, hasUnansweredSubmission } from '../../wiring/drawn-visit.ts';

/** The first step of a SIP checkout on a phone. */
export const drawing: PageDrawing<readonly ['getSchemeStatistics', 'listBankAccounts']> = {
  operations: ['getSchemeStatistics', 'listBankAccounts'],
  requests: ({ state }) => {
    const requestedSip = parseSipCheckoutState(state['usr']);
    return requestedSip && sipOpeningRequestsOf(requestedSip);
  },
  canDraw: (visit) => beginsLikeTemplates(visit) && !hasUnansweredSubmission(visit),
  read: (answers, { stores, state, now }) => {
    const profile = readDrawnProfile(stores);
    const requestedSip = parseSipCheckoutState(state['usr']);
    const chart = parseWithSchema<GetSchemeStatisticsAnswer>(chartOperations.getSchemeStatistics.answer, answers[0]);
    const accounts = parseWithSchema<ListBankAccountsAnswer>(accountsOperations.listBankAccounts.answer, answers[1]);
    if (profile === null || requestedSip === null || chart === null || accounts === null) return null;
    const opening = sipOpeningOf({ requestedSip, today: dayInIndia(now) }, chart, accounts.result);
    // The app requests the accounts again, with the name that the provider confirms.
    if (opening?.summary.schemeName !== requestedSip.scheme.name) return null;
    const drawn = drawSipOpening(opening);
    return drawn && { ...drawn, texts: { ...profile, ...drawn.texts } };
  },
};
